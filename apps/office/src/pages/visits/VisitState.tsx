import type { components } from '@parral/api-spec';
import { useWords } from '@parral/site/words';
import { Status } from '@parral/ui';

type Visit = components['schemas']['OfficeVisit'];

/** Whether somebody is expected, is here, or does not come. */
export function VisitState({ visit: { state, arrival } }: { visit: Pick<Visit, 'state' | 'arrival'> }) {
  const t = useWords('office/visits');
  if (state !== 'confirmed') return <Status tone="quiet">{t(state)}</Status>;
  if (arrival === 'arrived') return <Status tone="done">{t('arrived')}</Status>;
  return arrival === 'no_show' ? <Status tone="failed">{t('no_show')}</Status> : <Status tone="open">{t('expected')}</Status>;
}
