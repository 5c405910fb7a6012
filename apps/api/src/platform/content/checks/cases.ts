import type { Report } from '../problem.ts';
import { advice } from '../reading/nearest.ts';
import type { Sources } from '../reading/sources.ts';
import { problemAt, type Sourced } from '../reading/yaml-source.ts';
import type { CaseInFile } from '../schemas/case.ts';
import { brandFolder } from './references.ts';

type Wine = Sources['wines'][number]['value'];
interface Bottle {
  brand: string;
  wine: Wine;
  soon: boolean;
}

/**
 * What a case holds are bottles of its own brand that whoever may buy it may buy by themselves. A case in a case would be one of bottles:
 * it is refused, and with it every loop.
 *
 * @param areWinesRead whether every file of the catalogue was read without a problem
 */
export function checkCases({ wines, cases }: Sources, areWinesRead: boolean, report: Report): void {
  const bottles = new Map<string, Bottle>();
  for (const wine of wines) for (const { sku, soon } of wine.value.variants) bottles.set(sku, { brand: brandFolder(wine.file), wine: wine.value, soon });
  const caseSkus = new Set(cases.map(({ value }) => value.sku));
  for (const one of cases) {
    const file = one.file.replace(/^.*\/|\.yaml$/g, '');
    if (file !== one.value.slug) report(problemAt(one, ['slug'], `expected the name of the file, ${file}, got "${one.value.slug}": rename one of the two`));
    for (const [at, { sku }] of one.value.contents.entries()) {
      const message = partError(one, sku, { bottles, caseSkus, areWinesRead });
      if (message !== null) report(problemAt(one, ['contents', at, 'sku'], message));
    }
  }
}

interface Known {
  bottles: ReadonlyMap<string, Bottle>;
  caseSkus: ReadonlySet<string>;
  areWinesRead: boolean;
}

function partError(one: Sourced<CaseInFile>, sku: string, { bottles, caseSkus, areWinesRead }: Known): string | null {
  const brand = brandFolder(one.file);
  const bottle = bottles.get(sku);
  if (caseSkus.has(sku)) return `${sku} is a case itself: name the bottles that are in it`;
  if (bottle === undefined) {
    const own = [...bottles].flatMap(([name, { brand: of }]) => (of === brand ? [name] : []));
    return areWinesRead ? `there is no bottle with the sku "${sku}": ${advice(sku, own, 'catalogue/')}` : null;
  }
  if (bottle.brand !== brand) return `${sku} is a bottle of ${bottle.brand}: a case holds those of its own brand`;
  if (bottle.soon) return `${sku} is announced (soon): a case holds what can be bought`;
  return isForFewer(bottle.wine, one.value) ? `${sku} is for fewer members than the case: say clubOnly and clubLevels as its wine does` : null;
}

/** Whether not everybody who may buy the case may buy this wine. */
function isForFewer(wine: Wine, { clubOnly, clubLevels }: CaseInFile): boolean {
  if (!wine.clubOnly) return false;
  return !clubOnly || (wine.clubLevels !== undefined && (clubLevels === undefined || clubLevels.some((one) => !wine.clubLevels?.includes(one))));
}
