import { hasFormInUrl } from './form-in-url.ts';

/** Addresses that open somebody's order or booking are for nobody else. */
const opensSomebodys = /[/=]view_|[?&]token=/;

/** Whether the page's address says, or will say while it is open, what nobody else may read: the tag manager is not even fetched. */
export function isPrivateUrl(): boolean {
  return opensSomebodys.test(location.pathname + location.search) || hasFormInUrl();
}
