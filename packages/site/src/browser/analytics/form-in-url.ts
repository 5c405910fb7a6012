/** A form kept in the address, as JSON: what was typed, name and e-mail among it. */
const holdsForm = /^#(?:\{|%7b)/i;

/** Whether a block of the page writes what is typed into the address (`BlockDefinition.writesAddress`), or somebody's address already says it. */
export function hasFormInUrl(): boolean {
  return document.querySelector('[data-writes-address]') !== null || holdsForm.test(location.hash);
}
