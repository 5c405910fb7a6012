import { describe, expect, it } from 'vitest';
import { maskedText } from './mask-text.ts';

const mask = '## / ## / ####';
const befores = ['', '2', '21', '21 / 0', '21 / 03', '21 / 03 / 198', '21 / 03 / 1984'];
const put = (before: string, written: string, cursor = written.length, read?: (text: string) => string | undefined) =>
  maskedText({ mask, before, written, cursor, read });

/** Types it at the end, sign by sign. */
const typed = (text: string, before = '', read?: (text: string) => string | undefined) =>
  [...text].reduce((shown, sign) => put(shown, shown + sign, undefined, read).text, before);

describe('what is replaced', () => {
  it('fault: select all and paste loses a digit. Any eight digits over anything are those digits, for each day of three hundred years', () => {
    for (let day = 0; day < 109_500; day += 37) {
      const [y = '', m = '', d = ''] = new Date(Date.UTC(1800, 0, 1 + day)).toISOString().slice(0, 10).split('-');
      for (const before of befores) expect(put(before, `${d}${m}${y}`).text).toBe(`${d} / ${m} / ${y}`);
    }
  });

  it('what is pasted whole is read: alone, over something, or behind something', () => {
    const read = (text: string) => (text === '1992-02-29' ? '29 / 02 / 1992' : undefined);
    for (const before of befores) {
      expect(put(before, '1992-02-29', 10, read)).toEqual({ text: '29 / 02 / 1992', cursor: null });
      expect(put(before, `${before}1992-02-29`, undefined, read).text).toBe('29 / 02 / 1992');
    }
  });

  it('what is whole and means something else is read as that', () => {
    const read = (text: string) => (text === '19 / 92 / 0229' ? '29 / 02 / 1992' : text);
    expect(typed('1992-02-29', '', read)).toBe('29 / 02 / 1992');
  });
});

describe('what is typed', () => {
  it.each([
    ['21031984', '21 / 03 / 1984'],
    ['29.2.1992', '29 / 02 / 1992'],
    ['3/4/1992', '03 / 04 / 1992'],
    ['21a03', '21 / 03'],
    ['210319847', '21 / 03 / 1984'],
  ])('%j shows %j', (keys, shown) => {
    expect(typed(keys)).toBe(shown);
  });

  it('a sign rubbed out takes the digit before it along, one in the middle leaves the cursor there', () => {
    expect(put('21 / 03', '21 /03', 4)).toEqual({ text: '20 / 3', cursor: 1 });
    expect(put('21 / 03 / 1984', '21 / 0 / 1984', 6)).toEqual({ text: '21 / 01 / 984', cursor: 6 });
  });
});
