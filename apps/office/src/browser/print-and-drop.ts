/** The print button prints; a file that is dropped on a field is read into it. Without script one prints and pastes by hand. */
export function printAndDrop(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => print());
  }
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-file-into]')) {
    field.addEventListener('dragover', (event) => event.preventDefault());
    field.addEventListener('drop', (event) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      void file.text().then((text) => (field.value = text));
    });
  }
}
