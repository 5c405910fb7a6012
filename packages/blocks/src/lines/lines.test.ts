import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { entries, linesOf } from './lines.ts';
import { paragraphsOf } from './paragraphs.ts';

const quotes = entries(['text', 'by'], z.object({ text: z.string(), by: z.string().optional() }));

describe('lines that an editor writes', () => {
  it('one entry a line, its parts divided by |; empty lines do not count', () => {
    expect(linesOf('\n  uno | dos\n\n tres |cuatro\n')).toEqual([
      ['uno', 'dos'],
      ['tres', 'cuatro'],
    ]);
    expect(quotes.parse('Bien. | Ana\nMejor.')).toEqual([{ text: 'Bien.', by: 'Ana' }, { text: 'Mejor.' }]);
  });

  it('a line that is not like that is named by its number', () => {
    expect(quotes.safeParse('Bien. | Ana\n | Luis').error?.issues[0]?.message).toContain('line 2 (text | by)');
    expect(quotes.safeParse('Bien. | Ana | 2024').error?.issues[0]?.message).toContain('more than 2 parts');
  });

  it('paragraphs are divided by an empty line', () => {
    expect(paragraphsOf('uno\n dos\n\n\ntres')).toEqual(['uno dos', 'tres']);
  });
});
