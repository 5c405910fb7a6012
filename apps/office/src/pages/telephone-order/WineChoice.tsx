import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice, useWords } from '@parral/site/words';
import { Button, Fieldset, Text, TextField, VisuallyHidden } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
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
 * Finds wines by name, vintage or sku and takes them into the order. Its buttons send the whole form, so that what was typed about the buyer is
 * drawn again, and not in an address that is kept; with script (`choose-wines.ts`) the page stays.
 */
export function WineSearch({ text, found, language }: { text: string; found: FoundWines; language: Language }) {
  const t = useWords('office/telephone-order');
  return (
    <search className={layout.form} data-part="search">
      <div className={layout.inline}>
        <TextField name="q" type="search" label={t('search')} hint={t('search_hint')} defaultValue={text} maxLength={120} autoComplete="off" />
        <Button type="submit" variant="outline" name="do" value="find" formNoValidate>
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
            <Button type="submit" variant="outline" name="do" value="add" formNoValidate>
              {t('add')}
            </Button>
          </div>
        </>
      )}
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
