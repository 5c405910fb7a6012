import type { components } from '@parral/api-spec';
import { useWords } from '@parral/site/words';
import { Status } from '@parral/ui';

/** So few left that somebody should see to it. */
const low = 12;

/** How a sku is sold, and whether it can be bought at all. */
export function WineState({ wine: { sale, left, is_said: isSaid, is_planned: isPlanned } }: { wine: components['schemas']['OfficeWine'] }) {
  const t = useWords('office/wines');
  const said = isPlanned ? t('planned') : isSaid ? t('said') : null;
  const state =
    sale === 'off' ? (
      <Status tone="quiet">{t('off')}</Status>
    ) : sale === 'soon' ? (
      <Status tone="quiet">{t('soon')}</Status>
    ) : left !== null && left <= 0 ? (
      <Status tone="failed">{t('sold_out')}</Status>
    ) : left !== null && left <= low ? (
      <Status tone="open">{t('low')}</Status>
    ) : (
      <Status tone="done">{t('on_sale')}</Status>
    );
  return said === null ? (
    state
  ) : (
    <>
      {state} {`· ${said}`}
    </>
  );
}
