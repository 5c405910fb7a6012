import type { components } from '@parral/api-spec';
import { useWords } from '@parral/site/words';
import { Status } from '@parral/ui';

type Visit = Pick<components['schemas']['OfficeVisit'], 'state' | 'arrival'>;

const tones = { arrived: 'done', no_show: 'failed', expected: 'open' } as const;

/** Whether somebody is expected, is here, or does not come. */
export function VisitState({ visit }: { visit: Visit }) {
  const t = useWords('office/visits');
  return <Status tone={visit.state === 'confirmed' ? tones[visit.arrival] : 'quiet'}>{t(visitState(visit))}</Status>;
}

/** The same as the name of its word. */
export function visitState({ state, arrival }: Visit) {
  return state === 'confirmed' ? arrival : state;
}
