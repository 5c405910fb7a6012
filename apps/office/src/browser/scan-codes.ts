/** Milliseconds between two looks at what the camera sees. */
const pause = 150;
/** Pixels across of the picture that is read: enough for a code that fills a third of it, and quick on a tablet. */
const readWidth = 640;

/** What the browser itself reads codes with; most have none. */
declare class BarcodeDetector {
  constructor(options: { formats: string[] });
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
  static getSupportedFormats(): Promise<string[]>;
}

type Read = (video: HTMLVideoElement) => Promise<string | null>;

let stop: (() => void) | null = null;

/**
 * Shows what the camera sees, and takes each visit's code in it as if it had been typed; pressed again the camera is off. Where there is none,
 * or it may not be used, that is said, and the field stays for the reference.
 */
export async function toggleCamera(button: HTMLButtonElement): Promise<void> {
  const { form } = button;
  const view = form?.querySelector<HTMLElement>('[data-camera]');
  const video = view?.querySelector('video');
  const said = form?.querySelector<HTMLElement>('[data-scanned]');
  const field = form?.querySelector<HTMLInputElement>('[name="code"]');
  if (stop) return stop();
  if (!form || !view || !video || !said || !field) return;
  said.textContent = '';
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    said.textContent = said.dataset[isRefused ? 'refused' : 'none'] ?? '';
    return field.focus();
  }
  const light = new AbortController();
  const { signal } = light;
  stop = () => {
    light.abort();
    stop = null;
    for (const track of stream.getTracks()) track.stop();
    view.hidden = true;
    button.setAttribute('aria-pressed', 'false');
  };
  view.hidden = false;
  button.setAttribute('aria-pressed', 'true');
  video.srcObject = stream;
  await video.play();
  const read = await reader();
  // A code that is still before the camera is the same guest's.
  let last = '';
  while (!signal.aborted) {
    const text = form.inert ? null : await read(video);
    if (!signal.aborted && text !== null && text !== last) {
      last = text;
      said.textContent = isVisit(text) ? '' : (said.dataset['other'] ?? '');
      if (isVisit(text)) {
        field.value = text;
        form.requestSubmit(form.querySelector<HTMLButtonElement>('[value="arrived"]'));
      }
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

const isVisit = (text: string) => /visit_[\w-]{22}/.test(text) || /^[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(text);

async function reader(): Promise<Read> {
  if ('BarcodeDetector' in globalThis && (await BarcodeDetector.getSupportedFormats()).includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!context || video.videoWidth === 0) return null;
    canvas.width = Math.min(readWidth, video.videoWidth);
    canvas.height = Math.round((video.videoHeight * canvas.width) / video.videoWidth);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decode(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // No code in this picture.
      return null;
    }
  };
}
