import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice, useWords } from '@parral/site/words';
import { Button, Fieldset, Text, TextField, VisuallyHidden } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
import { telephoneOrderPath } from '../../routing/paths.ts';
import { wineName } from '../wines/WineList.tsx';

type Wine = components['schemas']['OfficeWine'];

/** A wine of the order, and how many of it. */
export interface ChosenWine {
  wine: Wine;
  units: number;
}

/** Wines that were found; `more`: there are more than these. null: nothing was searched. */
export type FoundWines = { wines: readonly Wine[]; more: boolean } | null;

/**
 * Finds wines by name, vintage or sku and takes them into the order: a form of its own by GET, so that the address keeps what is chosen.
 * With script (`choose-wines.ts`) what was typed below stays too.
 */
export function WineSearch({ text, found, chosen, language }: { text: string; found: FoundWines; chosen: readonly ChosenWine[]; language: Language }) {
  const t = useWords('office/telephone-order');
  return (
    <search data-part="search">
      <form className={layout.form} method="get" action={telephoneOrderPath} data-wines="">
        {chosen.map(({ wine: { product_id: sku }, units }) => (
          <input key={sku} type="hidden" name={unitsName(sku)} value={units} />
        ))}
        <div className={layout.inline}>
          <TextField name="q" type="search" label={t('search')} hint={t('search_hint')} defaultValue={text} maxLength={120} autoComplete="off" />
          <Button type="submit" variant="outline">
            {t('find')}
          </Button>
        </div>
        {found && (
          <output>
            <Text as="span" size="small">
              {t(found.more ? 'found_more' : 'found', { count: found.wines.length })}
            </Text>
          </output>
        )}
        {found && found.wines.length > 0 && (
          <>
            <div className={layout.counts}>
              {found.wines.map((wine) => (
                <WineUnits key={wine.product_id} wine={wine} language={language} defaultValue="0" />
              ))}
            </div>
            <div className={layout.actions}>
              <Button type="submit" variant="outline">
                {t('add')}
              </Button>
            </div>
          </>
        )}
      </form>
    </search>
  );
}

/** What is in the order; 0 takes it out. */
export function WinesOfOrder({ chosen, language }: { chosen: readonly ChosenWine[]; language: Language }) {
  const t = useWords('office/telephone-order');
  return (
    <div data-part="chosen">
      <Fieldset legend={t('wines')}>
        {chosen.length === 0 ? (
          <Text size="small" tone="muted">
            {t('none_chosen')}
          </Text>
        ) : (
          <div className={layout.counts}>
            {chosen.map(({ wine, units }) => (
              <WineUnits key={wine.product_id} wine={wine} language={language} defaultValue={String(units)} />
            ))}
          </div>
        )}
      </Fieldset>
    </div>
  );
}

function WineUnits({ wine, language, defaultValue }: { wine: Wine; language: Language; defaultValue: string }) {
  const t = useWords('office/telephone-order');
  const left = wine.left === null ? null : wine.left - (wine.reserved ?? 0);
  return (
    <div className={layout.count}>
      <span>
        {wineName(wine, language)}{' '}
        <Text as="span" size="small" tone="muted">
          {[formatPrice(wine.price), left === null ? '' : t('left', { count: left })].filter(Boolean).join(' · ')}
        </Text>
      </span>
      <TextField
        name={unitsName(wine.product_id)}
        type="number"
        label={
          <>
            {t('units')} <VisuallyHidden>{wineName(wine, language)}</VisuallyHidden>
          </>
        }
        width="short"
        min="0"
        max={wine.left === null ? '1000' : String(wine.left)}
        defaultValue={defaultValue}
      />
    </div>
  );
}

/** The field that says how many of a sku. */
export const unitsName = (sku: string) => `units-${sku}`;
const unitsField = /^units-(.+)$/;

/** How many of which sku somebody wants. */
export function unitsIn(said: URLSearchParams): Map<string, number> {
  const units = new Map<string, number>();
  for (const [name, value] of said) {
    const sku = unitsField.exec(name)?.[1];
    const quantity = Math.min(1000, Math.trunc(Number(value)) || 0);
    if (sku !== undefined && quantity > 0) units.set(sku, quantity);
  }
  return units;
}
