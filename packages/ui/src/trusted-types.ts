/**
 * The browser's Trusted Types: on our pages no plain text becomes markup or the address of a script. What does has come through
 * here, and so whoever looks for such places finds all of them by the readers of this file.
 */
interface TrustedPolicy {
  createHTML: (markup: string) => string;
  createScriptURL: (url: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy;
}

/** The policy that a page's Content-Security-Policy lets scripts make. Each bundle of a page makes it once. */
export const trustedPolicyName = 'parral';

const asItIs = (text: string) => text;

// Servers, and browsers without Trusted Types, take the text.
const policy: TrustedPolicy | undefined = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(trustedPolicyName, {
  createHTML: asItIs,
  createScriptURL: asItIs,
});

const trusted = new Map<string, string>();

/**
 * Markup that the house has drawn itself or that the server has sanitised. Never what somebody typed. The same object each time for
 * the same text: React compares objects, and would write the markup anew at every rendering, over what the server drew.
 */
export function trustedMarkup(markup: string): string {
  if (policy === undefined) return markup;
  const known = trusted.get(markup);
  if (known !== undefined) return known;
  const made = policy.createHTML(markup);
  trusted.set(markup, made);
  return made;
}

/** The address of a script or worker that the site's own settings or build name. */
export function trustedScript(url: string): string {
  return policy?.createScriptURL(url) ?? url;
}
