import { ApiError } from '@parral/api-client';
import { useApiClient } from '@parral/api-client/hooks';
import type { Language } from '@parral/api-spec/languages';
import { useQuery } from '@tanstack/react-query';
import type { Visit } from '../load.server.ts';

/** A visit with its options: the page's own, or the one that a voucher is for, which is asked for. */
export function useVisit(id: string, own: Visit | null, language: Language): { visit: Visit | null; failed: boolean; again: () => void } {
  const client = useApiClient();
  const isOwn = own !== null && own.experience.id === id;
  const asked = useQuery({
    queryKey: ['booking', 'visit', id, language],
    queryFn: async ({ signal }): Promise<Visit> => {
      const [experience, options] = await Promise.all([
        client.getExperience({ path: { id }, query: { language } }, { signal }),
        client.getBookingOptions({ path: { id }, query: { language } }, { signal }),
      ]);
      return { experience, options };
    },
    enabled: !isOwn && id !== '',
    staleTime: 600_000,
    retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isTransient,
  });
  return { visit: isOwn ? own : (asked.data ?? null), failed: asked.isError, again: () => void asked.refetch() };
}
