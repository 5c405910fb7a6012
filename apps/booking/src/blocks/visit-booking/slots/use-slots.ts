import { ApiError } from '@parral/api-client';
import { useApiClient } from '@parral/api-client/hooks';
import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { isPastMonth, type Month } from '@parral/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { estateToday } from './estate-today.ts';

export type SlotOption = components['schemas']['SlotOption'];

/** Everything that was asked about slots, to be forgotten after a conflict (specification section 4). */
export const slotsKey = ['booking', 'slots'] as const;

/** Whose slots are asked for. */
export interface SlotsOf {
  experience: Pick<components['schemas']['Experience'], 'id' | 'languages'>;
  /** In which the visit is guided. */
  spoken: string;
  visitors: number;
  brand: components['schemas']['Brand'];
}

export interface Slots {
  /** Days with their times; empty where nothing is to be had. Undefined while they are being asked for. */
  days: SlotOption[] | undefined;
  failed: boolean;
  again: () => void;
}

/**
 * The slots of the month looked at, for these visitors in this language. A reply belongs to the month that was asked for: a late
 * one for another is kept aside, never shown. A month that is over is not asked for (specification section 5).
 */
export function useSlots({ experience, spoken: language, visitors, brand }: SlotsOf, { month, year }: Month): Slots {
  const client = useApiClient();
  const over = isPastMonth({ month, year }, estateToday());
  const isGuided = experience.languages.some((one) => one === language);
  const slots = useQuery({
    queryKey: [...slotsKey, experience.id, year, month, language, visitors, brand],
    queryFn: ({ signal }) =>
      client.listSlotOptions(
        {
          path: { id: experience.id },
          query: { month, year, language: language as Language, visitor_number: visitors, site: brand },
        },
        { signal },
      ),
    enabled: !over && isGuided,
    staleTime: 20_000,
    retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isTransient,
  });
  return { days: over || !isGuided ? [] : slots.data, failed: slots.isError && slots.data === undefined, again: () => void slots.refetch() };
}

/** Forgets what was known of the slots: the next look asks anew. */
export function useForgetSlots(): () => void {
  const queries = useQueryClient();
  return () => queries.removeQueries({ queryKey: slotsKey });
}
