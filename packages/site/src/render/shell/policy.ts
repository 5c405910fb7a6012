import { createHash } from 'node:crypto';
import { reportAddress } from '@parral/rules';
import type { Site } from '../../http/app.ts';
import { loginPath } from '../../paths/home-and-login.ts';
import { askAge } from './ask-age.ts';

/** Lets the browser fetch the page behind a link that the pointer rests on; never calls or changes anything. */
const speculation = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '/sandbox/*' } },
          { not: { href_matches: `${loginPath()}*` } },
          { not: { selector_matches: '[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Before the first paint: whether the banner was closed, so that the page does not move when it goes. */
const bannerClosed =
  '(d=>{d.dataset.bannerCookie&&document.cookie.split("; ").includes(d.dataset.bannerCookie+"=yes")&&(d.dataset.bannerClosed="")})(document.documentElement)';

/**
 * Before the first paint: no fade into a page whose controls are pressed as soon as they are seen. While two pages fade, a mouse
 * presses neither of them, whatever `pointer-events` say.
 */
const revealed = 'addEventListener("pagereveal",e=>{e.viewTransition&&document.documentElement.dataset.fade&&e.viewTransition.skipTransition()})';

/** The scripts that stand in the page's head: the same on every page, so that their hashes are too. */
export const inlineScripts = [
  { type: 'text/javascript', text: bannerClosed },
  { type: 'text/javascript', text: revealed },
  { type: 'speculationrules', text: speculation },
] as const;
/** The one that stands behind the age question, where a site asks it. */
export const ageScript = `(${askAge.toString()})()`;

const hashes = [...inlineScripts.map(({ text }) => text), ageScript].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/**
 * Content-Security-Policy of a page. Hashes, never nonces, as the bytes are kept. Card forms need the
 * provider's script and frames; the tag manager and reCAPTCHA only where the estate has them.
 */
export function contentPolicy(site: Site): string {
  const own = site.payments.script_url !== null;
  const script = own ? originOf(site.payments.script_url) : 'https://js.stripe.com';
  const frames = own ? script : 'https://js.stripe.com https://hooks.stripe.com';
  const calls = own ? script : 'https://api.stripe.com';
  const tags = site.tag_manager_id === null ? '' : ' https://www.googletagmanager.com';
  const guard = site.bot_check.kind === 'recaptcha' ? ' https://www.google.com/recaptcha/' : '';
  const guardScript = guard === '' ? '' : `${guard} https://www.gstatic.com/recaptcha/`;
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}${spaced(script)}${tags}${guardScript}`,
    "style-src 'self'",
    // React writes style attributes into its markup.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${tags}`,
    "font-src 'self'",
    `connect-src 'self'${spaced(calls)}${tags}${guard}${spaced(reportAddress(site.error_reports ?? '')?.origin ?? '')}`,
    `frame-src 'self'${spaced(frames)}${guard}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return directives.join('; ');
}

const spaced = (source: string) => (source === '' ? '' : ` ${source}`);

/** Origin of an absolute address; nothing for a path, which is 'self'. */
function originOf(address: string | null): string {
  return address !== null && /^https?:/.test(address) ? new URL(address).origin : '';
}
