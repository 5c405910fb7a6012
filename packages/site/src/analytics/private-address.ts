/** Addresses that open somebody's order or booking are for nobody else. */
const opensSomebodys = /[/=]view_|[?&]token=/;
/** A form kept in the address, as JSON: what was typed, name and e-mail among it. */
const holdsForm = /^#(?:\{|%7b)/i;

/** Whether the page's address says, or will say while it is open, what nobody else may read: the tag manager is not even fetched. */
export function isPrivateAddress(): boolean {
  return opensSomebodys.test(location.pathname + location.search) || keepsFormInAddress();
}

/** Whether a block of the page writes what is typed into the address (`BlockDefinition.writesAddress`), or somebody's address already says it. */
export function keepsFormInAddress(): boolean {
  return document.querySelector('[data-writes-address]') !== null || holdsForm.test(location.hash);
}
