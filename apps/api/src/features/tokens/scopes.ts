/** What a token may be made for, each with what it opens. The description names a scope at every call that it opens (`security`). */
export const scopes = {
  'catalogue:read': 'wines, prices and what is left',
  'visits:read': 'visits and their free places',
  'orders:read': 'orders with addresses and invoices',
  'bookings:read': 'who comes to visit',
} as const;

export type Scope = keyof typeof scopes;

export const isScope = (text: string): text is Scope => Object.hasOwn(scopes, text);
