import type { RequestOf } from '@parral/api-client';
import { normaliseEmail } from '@parral/rules';
import { email, phone, requiredText, text, ticked } from '@parral/site/forms';
import * as z from 'zod/mini';

/** Longest wish, in letters, and the largest group that is asked for here. */
export const wishMax = 2000;
const peopleMax = 500;

/** What a group says of itself. `today`: the estate's day, `YYYY-MM-DD`, before which nothing can be wished for. */
export const groupSchema = (today: string) =>
  z.object({
    visit: z.string(),
    day: text('date', (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && value >= today),
    people: text('refused', (value) => /^\d{1,3}$/.test(value.trim()) && Number(value) >= 1 && Number(value) <= peopleMax),
    wish: requiredText,
    name: requiredText,
    email,
    phoneNumber: phone,
    consent: ticked('consent'),
  });

export type GroupValues = z.infer<ReturnType<typeof groupSchema>>;
export type GroupField = keyof GroupValues;

export const emptyGroup: GroupValues = { visit: '', day: '', people: '', wish: '', name: '', email: '', phoneNumber: '', consent: false };
export const groupFields = Object.keys(emptyGroup) as GroupField[];

/** The form → the call. `at`: when and where it was filled in. */
export function groupPayload(
  values: GroupValues,
  at: Pick<RequestOf<'requestGroupVisit'>['body'], 'captcha_key' | 'consent_date' | 'web_language' | 'site'>,
): RequestOf<'requestGroupVisit'>['body'] {
  return {
    ...at,
    experience_id: values.visit === '' ? null : values.visit,
    day: values.day,
    people: Number(values.people),
    wish: values.wish.trim(),
    name: values.name.trim(),
    email: normaliseEmail(values.email),
    phone_number: values.phoneNumber.trim(),
  };
}

/** The form's field for one of the request's. */
export function groupField(path: string): GroupField | undefined {
  if (path === 'phone_number') return 'phoneNumber';
  return path === 'experience_id' ? 'visit' : groupFields.find((field) => field === path);
}
