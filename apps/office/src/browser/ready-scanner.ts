/** The button beside the field for a code reads codes with the camera. What does so is fetched when it is first pressed. */
export function readyScanner(): void {
  const place = document.querySelector<HTMLElement>('[data-scan]');
  const button = place?.querySelector('button');
  if (!place || !button) return;
  place.hidden = false;
  button.addEventListener('click', () => {
    void import('./scan-codes.ts').then(({ toggleCamera }) => toggleCamera(button)).catch((error: unknown) => globalThis.reportError(error));
  });
}
