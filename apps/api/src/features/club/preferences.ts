import type { components } from '@parral/api-spec';
import type { Club, Language } from '../../platform/content/index.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import { keepPreferences, type MemberRow } from '../session/index.ts';
import { stillMember, type ClubDeps } from './club-deps.ts';

/** Product preferences: the whole list is saved at once (specification sections 4 and 7). */
export function preferences(deps: ClubDeps): Pick<Handlers, 'saveProductPreferences'> {
  return {
    async saveProductPreferences({ body, request }) {
      const member = await deps.member(request);
      const { preferences: options } = await deps.terms();
      const isUnknown = body.product_preferences.some((chosen) => !options.some(({ value }) => value === chosen));
      refuseFields(isUnknown ? { product_preferences: 'BAD_REQUEST' } : {});
      const saved = stillMember(await keepPreferences(deps.context.db, member.id, body.product_preferences));
      return { product_preferences: saved.preferences };
    },
  };
}

/** What can be chosen, and what the member has chosen of it: a choice that the estate no longer offers is not shown. */
export function preferencesOf(member: MemberRow, { preferences: options }: Club, language: Language): components['schemas']['ProductPreferences'] {
  return {
    options: options.map(({ value, text }) => ({ value, text: text[language] })),
    product_preferences: member.preferences.filter((chosen) => options.some(({ value }) => value === chosen)),
  };
}
