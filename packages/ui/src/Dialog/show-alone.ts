/**
 * Opens a modal dialog; while another one is open it waits for its turn, since two at once leave nobody knowing which is
 * answered. What comes back closes it again, or ends the waiting.
 */
export function showAlone(dialog: HTMLDialogElement): () => void {
  const ended = new AbortController();
  const show = () => {
    const other = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].find((one) => one !== dialog);
    if (other) other.addEventListener('close', show, { once: true, signal: ended.signal });
    else if (!dialog.open) dialog.showModal();
  };
  show();
  return () => {
    ended.abort();
    if (dialog.open) dialog.close();
  };
}
