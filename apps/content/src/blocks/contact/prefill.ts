import type { ApiClient } from '@parral/api-client';
import type { Language } from '@parral/site';

type Known = Readonly<Record<'name' | 'surname' | 'email' | 'phoneNumber', string>>;

/**
 * What the estate knows of a member: name, surname, e-mail and phone "from personal information when fetchable" (specification
 * section 6). Null for who is no member, and when it cannot be fetched: the form is then filled in by hand.
 */
export async function memberData(client: ApiClient, language: Language): Promise<Known | null> {
  if (!document.cookie.split('; ').includes('is_member=1')) return null;
  try {
    const { personal_information: known } = await client.getPersonalInformation({ query: { language } });
    return { name: known.name, surname: known.surname, email: known.email, phoneNumber: known.phone_number };
  } catch (error) {
    console.error('the member’s data could not be fetched; the form is filled in by hand', error);
    return null;
  }
}

/** Fills in what is still empty: what was typed meanwhile stays. */
export function fillIn(form: HTMLFormElement, known: Known): void {
  for (const [name, value] of Object.entries(known)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.value === '') control.value = value;
  }
}
