import type { MessagesPart } from '../../words/messages.ts';
import type { PrivacyPurpose } from './PrivacyNotice.tsx';

/** For the `words` of a block: what its privacy notices say, not what those of all other forms do. */
export const privacyWords = (...purposes: PrivacyPurpose[]): MessagesPart => ({ namespace: 'site/privacy-notice', keys: [...purposes, 'rights', 'policy'] });
