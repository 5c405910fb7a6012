/**
 * How messages are written, as options of i18next: wherever it reads them, on pages and in the server alike, so that a message
 * means the same everywhere. Whoever reads adds `resources`.
 */
export const messageFormat = {
  fallbackLng: false,
  // Codes are as the list of languages has them: i18next would look for `en-XA`, and then for `en`.
  lowerCaseLng: true,
  load: 'currentOnly',
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  // What becomes HTML is escaped where that is written.
  interpolation: { escapeValue: false },
} as const;
