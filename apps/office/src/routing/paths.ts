/** Addresses of the office. Everything stands below `home`; what a list shows stands in its query. */

export const home = '/office/';

/** Pages before anybody is signed in, by what the session waits for. */
export const signInPath = `${home}sign-in`;
export const codePath = `${home}code`;
export const enrolmentPath = `${home}enrolment`;
export const passwordPath = `${home}password`;
export const signOutPath = `${home}sign-out`;

/** One's own name, language and sessions. */
export const accountPath = `${home}account`;

export const ordersPath = `${home}orders`;

/** One order, or a form of it. */
export function orderPath(number: string, form?: 'refund' | 'cancel' | 'dispatch' | 'address'): string {
  return `${ordersPath}/${number}${form === undefined ? '' : `/${form}`}`;
}

export const packPath = `${ordersPath}/pack`;
export const dispatchListPath = `${ordersPath}/dispatch`;
export const telephoneOrderPath = `${ordersPath}/telephone`;
export const invoicesPath = `${ordersPath}/invoices`;
export const paymentLinksPath = `${ordersPath}/links`;

export function paymentLinkPath(id: string): string {
  return `${paymentLinksPath}/${id}`;
}

export const visitsPath = `${home}visits`;
/** What the code of a visit's mail opens: below it the token. */
export const arrivalsPath = `${home}arrivals`;
export const visitListPath = `${visitsPath}/list`;
export const visitWeekPath = `${visitsPath}/week`;

export const closeVisitsPath = `${visitsPath}/close`;
export const bookVisitPath = `${visitsPath}/book`;
export const openSlotPath = `${visitsPath}/open`;

/** What groups ask for, and one of them. */
export const groupRequestsPath = `${visitsPath}/requests`;

export function groupRequestPath(id: string): string {
  return `${groupRequestsPath}/${id}`;
}

export function visitPath(reference: string): string {
  return `${visitsPath}/${reference}`;
}

export const wineListPath = `${home}wines`;

/** One sku, or a form of it. */
export function winePath(sku: string, form?: 'stock' | 'price' | 'sale'): string {
  return `${wineListPath}/${sku}${form === undefined ? '' : `/${form}`}`;
}

export const vouchersPath = `${home}vouchers`;
export const newVouchersPath = `${vouchersPath}/new`;
export const couponsPath = `${home}coupons`;

export const newCouponPath = `${couponsPath}/new`;

export function couponPath(code: string): string {
  return `${couponsPath}/${code}`;
}

export function voucherPath(code: string): string {
  return `${vouchersPath}/${code}`;
}

export const membersPath = `${home}club`;

export function memberPath(number: string): string {
  return `${membersPath}/${encodeURIComponent(number)}`;
}

export const inviteMemberPath = `${membersPath}/invite`;
export const clubRequestsPath = `${membersPath}/requests`;
export function clubRequestPath(id: string): string {
  return `${clubRequestsPath}/${id}`;
}

export const purchasesPath = `${membersPath}/purchases`;

/** What is kept about one person. */
export const personalDataPath = `${home}personal-data`;

export const numbersPath = `${home}numbers`;

/** Long work that was begun. */
export const workListPath = `${home}work`;

export function workPath(id: string): string {
  return `${workListPath}/${id}`;
}

export const logPath = `${home}log`;

/** Webhooks and tokens. */
export const programsPath = `${home}programs`;

/** How the house runs, and where that is said. */
export const settingsPath = `${home}settings`;

export const peoplePath = `${home}people`;
export const newPersonPath = `${peoplePath}/new`;

export function personPath(id: string): string {
  return `${peoplePath}/${id}`;
}

/** An address with a query; what is empty is left out, so that each view has one address. */
export function withQuery(path: string, query: Readonly<Record<string, string | number | null | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined || value === null || value === '' ? [] : [[name, String(value)]]));
  const search = new URLSearchParams(given).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Where to go on to after signing in: a path of the office, never another site in any disguise; otherwise its home. */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith(home) || next.length > 2_000) return home;
  const url = new URL(next, 'http://here.invalid');
  // `/office/..//host` begins well, and once its dots are walked leads elsewhere.
  return url.origin === 'http://here.invalid' && url.pathname.startsWith(home) ? url.pathname + url.search + url.hash : home;
}
