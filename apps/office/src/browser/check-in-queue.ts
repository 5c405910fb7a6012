import { trustedMarkup } from '@parral/ui/trusted-types';
import { refresh } from './refresh-live.ts';

/** An arrival that waits for the net: where it is sent, and what. */
interface Waiting {
  action: string;
  fields: Record<string, string>;
}

/** How it went, and what the page says of it. */
interface Sent {
  kind: 'done' | 'refused' | 'later';
  said?: string;
}

const place = 'office-arrivals';

/**
 * Arrivals are sent without leaving the page. Where the net is lost they are kept in this browser and sent when it is back, in their
 * order, with the moment in which they were seen; each has a key of its own, so that the server counts it once however often it comes.
 */
export function queueCheckIns(): void {
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.dataset['checkIn'] === undefined) return;
      if (!(event.submitter instanceof HTMLButtonElement) || event.submitter.value !== 'arrived') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const fields = Object.fromEntries([...new FormData(form, event.submitter)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
      void take(form, { action: form.action, fields: { ...fields, at: new Date().toISOString() } });
    },
    true,
  );
  addEventListener('online', () => void sendWaiting());
  void sendWaiting();
}

async function take(form: HTMLFormElement, arrival: Waiting): Promise<void> {
  form.inert = true;
  const sent = await send(arrival);
  form.inert = false;
  // What was refused is said by the page that the form leads to; its key is the same, so nothing counts twice.
  if (sent.kind === 'refused') return HTMLFormElement.prototype.submit.call(form);
  if (sent.kind === 'later') {
    keep([...kept(), arrival]);
    form.inert = form.querySelector('[name="code"]')?.getAttribute('type') === 'hidden';
  } else await refresh();
  renew(form);
  tell(sent.said);
  rowOf(arrival)?.focus();
}

/** The field for a scanned code is empty again, and the next arrival is another one. */
function renew(form: HTMLFormElement): void {
  form.reset();
  const key = form.querySelector<HTMLInputElement>('[name="key"]');
  if (key) key.value = newKey();
}

/** `crypto.randomUUID` is there on secure pages alone; a tablet in the cellar may have come by http. */
function newKey(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, at) =>
    (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
  );
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)].map((part) => part.join('')).join('-');
}

/** `later` where the net is lost, the server fails, or somebody has to sign in first. */
async function send({ action, fields }: Waiting): Promise<Sent> {
  const answer = await fetch(action, { method: 'POST', body: new URLSearchParams(fields) }).catch(() => null);
  if (!answer || answer.status >= 500 || new URL(answer.url).pathname !== new URL(action).pathname) return { kind: 'later' };
  if (!answer.ok) return { kind: 'refused' };
  const page = new DOMParser().parseFromString(trustedMarkup(await answer.text().catch(() => '')), 'text/html');
  return { kind: 'done', said: page.querySelector<HTMLElement>('[data-said]')?.dataset['said'] ?? '' };
}

async function sendWaiting(): Promise<void> {
  let isChanged = false;
  for (const arrival of kept()) {
    const { kind } = await send(arrival);
    if (kind === 'later') break;
    keep(kept().slice(1));
    isChanged = true;
    if (kind === 'refused') refused.push(arrival.fields['code'] ?? '');
  }
  if (isChanged) await refresh();
  tell();
}

/** Codes that were refused when they were sent later: said until the page is left. */
const refused: string[] = [];

/** Says who has arrived, how many wait, and which were refused, in the words that the page brings. */
function tell(arrived = ''): void {
  const said = document.querySelector<HTMLElement>('[data-arrivals]');
  if (!said) return;
  const waiting = kept().length;
  const parts = [
    arrived,
    waiting > 0 ? `${said.dataset['waits']} (${waiting})` : '',
    refused.length > 0 ? `${said.dataset['refused']} ${refused.join(', ')}` : '',
  ];
  said.textContent = parts.filter(Boolean).join(' ');
}

/** The link of the row that was pressed: the keyboard goes on from there. */
function rowOf({ fields: { code = '' } }: Waiting): HTMLElement | null | undefined {
  return document
    .querySelector(`tr [name="code"][value="${CSS.escape(code)}"]`)
    ?.closest('tr')
    ?.querySelector('a');
}

function kept(): Waiting[] {
  return JSON.parse(localStorage.getItem(place) ?? '[]') as Waiting[];
}

function keep(arrivals: readonly Waiting[]): void {
  localStorage.setItem(place, JSON.stringify(arrivals));
}
