import { pseudoText } from '@parral/config/pseudo-language';

/** Texts that this one stands in, whatever characters it has. */
export const containing = (text: string): RegExp => new RegExp(escaped(text), 'u');

/**
 * Exactly one of these texts, which the specification names word by word: `exactly('Bebés, hasta 4 años', 'Babies, up to 4')`. In the
 * pseudo-language it is what becomes of one.
 */
export const exactly = (...texts: string[]): RegExp =>
  new RegExp(
    `^(?:${texts
      .flatMap((text) => [text, pseudoText(text)])
      .map(escaped)
      .join('|')})$`,
    'u',
  );

/** For a pattern of one's own: what stands in the text means itself. */
export const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
