import { createHash } from 'node:crypto';
import { reportAddress } from '@parral/rules';
import { trustedPolicyName } from '@parral/ui/trusted-types';
import type { Site } from '../../http/app.ts';
import { loginPath } from '../../paths/home-and-login.ts';
import { askAge } from './ask-age.ts';
import { carryBottle } from './carry-bottle.ts';

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

/** The scripts that stand in the page's head: the same on every page, so that their hashes are too; one of each kind, as each hash is sent with every page. */
export const inlineScripts = [
  { type: 'text/javascript', text: `${bannerClosed};(${carryBottle.toString()})()` },
  { type: 'speculationrules', text: speculation },
] as const;
/** The one that stands behind the age question, where a site asks it. */
export const ageScript = `(${askAge.toString()})()`;

const hashOf = (text: string) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashes = inlineScripts.map(({ text }) => hashOf(text)).join('');
const ageHash = hashOf(ageScript);

/**
 * Content-Security-Policy of a page. Hashes, never nonces, as the bytes are kept. The card provider's script and frames are let in
 * only where a block of the page takes cards; the tag manager and reCAPTCHA only where the estate has them. Trusted Types are
 * enforced wherever no script of somebody else runs: what those do with plain text is not ours to know.
 */
export function contentPolicy(site: Site, takesCards = false): string {
  const provider = takesCards ? cardProvider(site) : { script: '', frames: '', calls: '' };
  const tags = site.tag_manager_id === null ? '' : ' https://www.googletagmanager.com';
  const guard = site.bot_check.kind === 'recaptcha' ? ' https://www.google.com/recaptcha/' : '';
  const guardScript = guard === '' ? '' : `${guard} https://www.gstatic.com/recaptcha/`;
  const isOursAlone = [provider.script, tags, guard].every((source) => source === '');
  const directives = [
    "default-src 'self'",
    `script-src 'self'${hashes}${site.age_question ? ageHash : ''}${spaced(provider.script)}${tags}${guardScript}`,
    "style-src 'self'",
    // React writes style attributes into its markup.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${tags}`,
    "font-src 'self'",
    `connect-src 'self'${spaced(provider.calls)}${tags}${guard}${spaced(reportAddress(site.error_reports ?? '')?.origin ?? '')}`,
    `frame-src 'self'${spaced(provider.frames)}${guard}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The shell's scripts and the app's each bring the policy.
    ...(isOursAlone ? ["require-trusted-types-for 'script'", `trusted-types ${trustedPolicyName} 'allow-duplicates'`] : []),
  ];
  return directives.join('; ');
}

/** Origins of the card provider: its own script's where the site names one, Stripe's otherwise; nothing where it is this site. */
function cardProvider({ payments }: Site) {
  if (payments.script_url === null) {
    return { script: 'https://js.stripe.com', frames: 'https://js.stripe.com https://hooks.stripe.com', calls: 'https://api.stripe.com' };
  }
  const origin = originOf(payments.script_url);
  return { script: origin, frames: origin, calls: origin };
}

const spaced = (source: string) => (source === '' ? '' : ` ${source}`);

/** Origin of an absolute address; nothing for a path, which is 'self'. */
function originOf(address: string): string {
  return /^https?:/.test(address) ? new URL(address).origin : '';
}
