import type { Translate } from '@parral/site';
import { useTranslation } from 'react-i18next';

/** The words of the block around (its `Runtime`), with its own keys: `useWords<typeof es>()`. */
export function useWords<Messages extends Readonly<Record<string, string>>>(): Translate<Messages> {
  const { t } = useTranslation();
  return (key, values) => t(key as string, { ...values });
}
