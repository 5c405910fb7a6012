import { measureBytes, pageKinds } from '../../bench/pages.ts';
import { expect, test } from '../../support/place.ts';

// What is measured are the built files as they are sent: the same on every machine and under any load.
for (const kind of pageKinds.filter(({ script }) => script !== undefined)) {
  test(`byte budget of a first visit, ${kind.name}: at most ${kind.script} kB of script and 20 kB of CSS`, async ({ browser, place }) => {
    const figures = await measureBytes(browser, place.origin, kind);
    const over = figures.filter(({ goal, value }) => value > (goal?.atMost ?? Number.POSITIVE_INFINITY));
    expect(over.map(({ name, value, goal }) => `${name} ${value} kB, not ${goal?.atMost}`)).toEqual([]);
    expect(figures.find(({ name }) => name.endsWith('everything'))?.value).toBeGreaterThan(0);
  });
}
