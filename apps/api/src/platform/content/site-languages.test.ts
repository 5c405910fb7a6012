import { describe, expect, test } from 'vitest';
import { formatProblem } from './problem.ts';
import { readEstate } from './read-estate-folder.ts';
import { filesOf, smallFolder } from './testing/small-folder.ts';

describe('a site in one language', () => {
  /** The small folder with nothing in English, or with what `keep` names. */
  const spanish = (keep: RegExp = /^$/) => {
    const texts = smallFolder();
    for (const name of Object.keys(texts)) {
      if (/(?:\/en\/|\.en\.liquid$)/.test(name) && !keep.test(name)) delete texts[name];
      else if (!keep.test(name)) texts[name] = (texts[name] ?? '').replaceAll(/, en: [^,}\]]*(?=[,}])/g, '').replace('languages: [es, en]', 'languages: [es]');
    }
    return texts;
  };

  test('needs its texts, pages and mails in that language alone; whoever asks in another reads that one', async () => {
    const reading = await readEstate(filesOf(spanish()));
    if (!reading.ok) throw new Error(reading.problems.map(formatProblem).join('\n'));
    const { wines, mail, brands, lists } = reading.estate;
    expect(wines[0]?.lead).toEqual({ es: 'Un vino', en: 'Un vino' });
    expect(mail.templates.find(({ name, language }) => name === 'order-confirmation' && language === 'en')?.subject).toBe('Pedido {{ order.number }}');
    expect(brands[0]?.languages).toEqual(['es']);
    expect(lists.largeFormats.plural.en).toBe('Large formats');
  });

  test('a second language that it names is what is missing, file by file', async () => {
    const texts = spanish();
    texts['brands.yaml'] = (texts['brands.yaml'] ?? '').replace('languages: [es]', 'languages: [es, en]');
    const reading = await readEstate(filesOf(texts));
    const lines = reading.ok ? [] : reading.problems.map(formatProblem);
    for (const expected of [
      /^brands\.yaml:\d+ brands\.0\.description\.en: is missing/,
      /^catalogue\/alba\/reserva\.yaml:\d+ lead\.en: is missing/,
      /^experiences\/paseo\.yaml:\d+ name\.en: is missing/,
      /^shipping\.yaml:\d+ countries\.0\.name\.en: is missing/,
      /^club\/club\.yaml:\d+ levels\.0\.label\.en: is missing/,
      /^mail\/order-confirmation\.en\.liquid:1 the file is missing/,
      /^pages\/alba\/es\/club\.liquid:\d+ key: this page stands in es only/,
    ])
      expect(lines).toContainEqual(expect.stringMatching(expected));
  });
});
