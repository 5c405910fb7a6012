import { apiKey, useApiQuery } from '@parral/api-client/hooks';
import type { components } from '@parral/api-spec';
import { isPastMonth, type Month, estateDay } from '@parral/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Schemas = components['schemas'];
export type SlotOption = Schemas['SlotOption'];

/** Whose slots are asked for. */
export interface SlotsOf {
  experience: Pick<Schemas['Experience'], 'id' | 'languages'>;
  /** In which the visit is guided. */
  spoken: string;
  visitors: number;
  brand: Schemas['Brand'];
}

export interface Slots {
  /** Days with their times; empty where nothing is to be had. Undefined while they are being asked for. */
  days: SlotOption[] | undefined;
  /** The estate's day when it was first looked, `YYYY-MM-DD`. */
  today: string;
  failed: boolean;
  retry: () => void;
}

/**
 * The slots of the month looked at, for these visitors in this language. A reply belongs to the month that was asked for: a late
 * one for another is kept aside, never shown. A month that is over is not asked for (specification section 5).
 */
export function useSlots({ experience, spoken, visitors, brand }: SlotsOf, { month, year }: Month): Slots {
  const language = experience.languages.find((one) => one === spoken);
  const [today] = useState(() => estateDay(new Date()));
  const isAsked = language !== undefined && !isPastMonth({ month, year }, today);
  const slots = useApiQuery(
    'listSlotOptions',
    { path: { id: experience.id }, query: { month, year, language: language as Schemas['Language'], visitor_number: visitors, site: brand } },
    { enabled: isAsked },
  );
  return { days: isAsked ? slots.data : [], today, failed: slots.isError && slots.data === undefined, retry: () => void slots.refetch() };
}

/** Forgets what was known of the slots, as after a conflict (specification section 4): the next look asks anew. */
export function useForgetSlots(): () => void {
  const queries = useQueryClient();
  return () => queries.removeQueries({ queryKey: apiKey('listSlotOptions') });
}
