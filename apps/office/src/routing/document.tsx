import type { Language } from '@parral/api-spec/languages';
import { escapeHtml, renderStatic } from '@parral/site/render';
import type { Words } from '@parral/site/words';
import { fontFiles } from '@parral/ui/fonts';
import { officeThemes, themes, variantAttributes } from '@parral/ui/themes/registry';
import { trustedPolicyName } from '@parral/ui/trusted-types';
import type { ReactNode } from 'react';

const [theme] = officeThemes;

/** Content-Security-Policy of every page: only what is ours, no inline script, in nobody's frame. */
export const officePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${trustedPolicyName} 'allow-duplicates'`,
].join('; ');

/** Codes of guests are read with the camera here, and nowhere else in the house. */
export const officePermissions = { 'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=()' };

const { accent, onAccent } = themes[theme].tokens.color;
const icon = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="${accent}"/><path d="M8 10h16M8 16h16M8 22h10" stroke="${onAccent}" stroke-width="2.5"/></svg>`)}`;

const variants = Object.entries(variantAttributes(themes[theme].variants))
  .map(([name, value]) => ` ${name}="${value}"`)
  .join('');

interface DocumentInput {
  language: Language;
  words: Words;
  title: string;
  /** Tags of style sheet and script. */
  head: string;
  body: ReactNode;
}

/** A whole page of the office. */
export function officeDocument({ language, words, title, head, body }: DocumentInput): string {
  return [
    `<!doctype html><html lang="${language}" data-theme="${theme}"${variants}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">',
    `<title>${escapeHtml(title)}</title>`,
    ...fontFiles[theme].preload.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`),
    head,
    `<link rel="icon" type="image/svg+xml" href="${icon}"></head><body>`,
    renderStatic('o', words, body),
    '</body></html>',
  ].join('');
}
