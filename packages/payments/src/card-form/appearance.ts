import { vars } from '@parral/ui/themes';
import type { Appearance } from '@stripe/stripe-js';

/** The value behind a theme variable on this page: Stripe's own form stands in a frame that cannot see them. */
function valueOf(variable: string, page: CSSStyleDeclaration): string {
  const name = /^var\((--[^,)]+)/.exec(variable)?.[1];
  return name ? page.getPropertyValue(name).trim() : variable;
}

/** Stripe's appearance in the colours and type of the page's theme, for any brand. */
export function themeAppearance(root: Element = document.documentElement): Appearance {
  const page = getComputedStyle(root);
  const { color, font, shape } = vars;
  const wanted = {
    colorPrimary: color.accent,
    colorBackground: color.input,
    colorText: color.ink,
    colorTextSecondary: color.muted,
    colorTextPlaceholder: color.muted,
    colorDanger: color.error,
    accessibleColorOnColorPrimary: color.onAccent,
    fontFamily: font.body,
    borderRadius: shape.radius,
  };
  const variables: Record<string, string> = { fontSizeBase: '17px', spacingUnit: '4px' };
  for (const [name, variable] of Object.entries(wanted)) {
    const value = valueOf(variable, page);
    if (value) variables[name] = value;
  }
  const border = valueOf(color.control, page);
  const focus = valueOf(color.focus, page);
  const error = valueOf(color.error, page);
  return {
    theme: 'flat',
    labels: 'above',
    variables,
    // Stripe has no variables for these three.
    rules: {
      '.Input': { border: `1px solid ${border}`, boxShadow: 'none' },
      '.Input:focus': { outline: `2px solid ${focus}`, outlineOffset: '2px', boxShadow: 'none' },
      '.Input--invalid': { border: `2px solid ${error}`, boxShadow: 'none' },
    },
  };
}
