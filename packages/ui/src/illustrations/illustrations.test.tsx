import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardEngraving, Mark, markNames, SoilCore, SoilKey, VineRow } from './index.ts';

const bytes = (markup: string): number => new TextEncoder().encode(markup).length;
const clean = (markup: string): void => expect(markup).not.toMatch(/NaN|undefined|Infinity/);

describe.each(markNames)('mark %s', (name) => {
  const markup = renderToStaticMarkup(<Mark name={name} />);

  it('is printed in one ink, the text’s colour, with holes for lines', () => {
    expect(markup).toContain('fill="currentColor" fill-rule="evenodd"');
    expect(markup).not.toMatch(/#[0-9a-f]{3}/);
    clean(markup);
  });

  it('weighs at most 1.6 kB and is the same every time', () => {
    expect(bytes(markup)).toBeLessThanOrEqual(1600);
    expect(renderToStaticMarkup(<Mark name={name} />)).toBe(markup);
  });

  it('stays on its grid', () => {
    for (const [, x, y] of markup.matchAll(/[ "]d="m(\d+) (\d+)/g)) expect(Math.max(Number(x), Number(y))).toBeLessThanOrEqual(256);
  });
});

describe('a row of vines shows how far something has come', () => {
  const shares = (markup: string): number[] => [...markup.matchAll(/ d="([^"]*)"/g)].map((match) => (match[1] ?? '').length);

  it('shifts ink from the bare to the grown as more of them are in leaf', () => {
    const [few = 0, , many = 0] = [2, 5, 9].map((grown) => shares(renderToStaticMarkup(<VineRow count={13} grown={grown} />))[0] ?? 0);
    expect(many).toBeGreaterThan(few * 3);
  });

  it('takes figures past its ends for its ends', () => {
    expect(renderToStaticMarkup(<VineRow count={5} grown={9} />)).toBe(renderToStaticMarkup(<VineRow count={5} />));
    expect(renderToStaticMarkup(<VineRow count={5} grown={-1} />)).toBe(renderToStaticMarkup(<VineRow count={5} grown={0} />));
  });
});

describe('ground', () => {
  it.each(['gravel', 'clay', 'limestone', 'sand'] as const)('of %s is light enough to stand in the page, and always the same', (soil) => {
    for (const picture of [<SoilCore key="core" soil={soil} shape="magnum" />, <SoilKey key="key" soil={soil} />]) {
      const markup = renderToStaticMarkup(picture);
      expect(bytes(markup)).toBeLessThanOrEqual(8000);
      expect(renderToStaticMarkup(picture)).toBe(markup);
      clean(markup);
    }
  });
});

describe('the card’s engraving', () => {
  const [platinum, bronze] = (['platinum', 'bronze'] as const).map((tier) => renderToStaticMarkup(<CardEngraving tier={tier} />)) as [string, string];

  it('has 38 ridge lines', () => {
    expect(platinum.match(/<path d=/g)).toHaveLength(38);
  });

  it('is one engraving in two metals: recolouring replaces the inks alone', () => {
    const uncoloured = (markup: string): string => markup.replaceAll(/#[0-9a-f]{6}/g, 'ink');
    expect(uncoloured(bronze)).toBe(uncoloured(platinum));
    expect(bronze).not.toBe(platinum);
    expect(bytes(platinum)).toBeLessThanOrEqual(22_000);
  });
});
