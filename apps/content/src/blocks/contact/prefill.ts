import type { ApiClient } from '@parral/api-client';
import type { Language } from '@parral/api-spec/languages';

type Known = Readonly<Record<'name' | 'surname' | 'email' | 'phoneNumber', string>>;

/**
 * Fills in name, surname, e-mail and phone of a member "from personal information when fetchable" (specification section 6), where
 * nothing was typed meanwhile. The form stands there all the while: when the data cannot be fetched it is filled in by hand.
 */
export async function prefill(client: ApiClient, form: HTMLFormElement, language: Language): Promise<void> {
  if (!document.cookie.split('; ').includes('is_member=1')) return;
  try {
    const { personal_information: known } = await client.getPersonalInformation({ query: { language } });
    fillIn(form, { name: known.name, surname: known.surname, email: known.email, phoneNumber: known.phone_number });
  } catch (error) {
    console.error('the member’s data could not be fetched; the form is filled in by hand', error);
  }
}

function fillIn(form: HTMLFormElement, known: Known): void {
  for (const [name, value] of Object.entries(known)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.value === '') control.value = value;
  }
}
