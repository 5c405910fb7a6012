import type { BlockLoader } from '@parral/site/render';
import type { es } from './messages.es.ts';
import messages from './messages.ts';

export interface ConfirmationData {
  contactEmail: string;
  words: Record<keyof typeof es, string>;
}

export const load: BlockLoader<unknown, ConfirmationData> = async ({ site, language }) => ({ contactEmail: site.contact_email, words: messages[language] });
