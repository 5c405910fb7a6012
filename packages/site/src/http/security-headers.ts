/** A year in seconds: for so long a browser asks for the site by https alone. */
export const STRICT_TRANSPORT = 'max-age=31536000';

/**
 * What every answer of the HTTP layer says beside its Content-Security-Policy. Nobody frames our pages: the card provider's
 * frames stand inside them, never the other way round.
 */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
} as const;

/** The policy of answers that are no page of ours: opened by themselves they run nothing and fetch nothing. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";
