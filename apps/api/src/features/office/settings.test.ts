/** "Settings: people, notices, closed days, opening; what comes from the folder is shown with its file and line". */
import type { components } from '@parral/api-spec';
import { expect, test } from 'vitest';
import { testEstate } from '../../testing/test-estate.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { atOffice } from '../staff/testing/office.ts';

type Settings = components['schemas']['OfficeSettings'];

describeShop('settings at the office', (shop) => {
  const texts = testEstate();
  const lineOf = ({ file, line }: Settings['folder'][number]) => texts[file]?.split('\n')[line - 1] ?? 'no such line';

  test('what the folder sets stands in the file and the line that are named', async () => {
    const { visitor } = await atOffice(shop().api, 'owner');
    const { folder } = (await visitor.get<Settings>('/api/office/settings/')).body;
    const found = (name: string, of: string) => folder.find((one) => one.name === name && one.of === of);
    const stands = { email: ['Alba', 'email:'], opening: ['Alba', 'openingHours:'], pickup: ['Alba', 'pickup:'], free_shipping: ['', 'freeFrom:'] } as const;
    for (const [name, [of, key]] of Object.entries(stands)) {
      const one = found(name, of);
      expect(one && lineOf(one), name).toContain(key);
    }
    expect(found('email', 'Alba')?.lines).toEqual(['bodega@alba.example']);
    const schedules = folder.filter(({ name, lines }) => name === 'schedule' && lines.length > 0);
    expect(schedules.length).toBeGreaterThan(1);
    expect(schedules.filter((one) => !lineOf(one).startsWith('schedule:'))).toEqual([]);
    expect(schedules.some(({ file, lines }) => file === 'experiences/visita.yaml' && lines[0]?.endsWith('11:00, 17:00'))).toBe(true);
    // What is not said is there too, at the brand that could say it, and holds as usual.
    expect(found('notices_to', 'Alba')).toMatchObject({ lines: [], file: 'brands.yaml' });
  });

  test('days that the office closed are there until they are opened again', async () => {
    const { visitor } = await atOffice(shop().api, 'visits');
    const closed = async () => (await visitor.get<Settings>('/api/office/settings/')).body.closed_days;
    await visitor.post('/api/office/visits/close_day/', { day: '2035-12-24', brand: 'alba', reason: 'Nochebuena' });
    expect(await closed()).toEqual([{ brand: 'alba', day: '2035-12-24', reason: 'Nochebuena' }]);
    await visitor.post('/api/office/visits/open_day/', { day: '2035-12-24' });
    expect(await closed()).toEqual([]);
  });
});
