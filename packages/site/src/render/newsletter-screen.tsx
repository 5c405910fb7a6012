import { isLanguage, type Language } from '@parral/api-spec/languages';
import { Button, Heading, Section, Stack, Text } from '@parral/ui';
import * as z from 'zod/mini';
import { email, ticked } from '../forms/fields.ts';
import { formErrors } from '../forms/schema.ts';
import type { ScreenView } from '../http/app.ts';
import { clientOf } from './api-client.ts';
import type { ScreenAnswer, ScreenRequest } from './screen.ts';
import { addressesOf } from './site-texts.ts';

/** What the form in the page asks for by `required` and `type="email"`, where no script has looked at it. */
const newsletterSchema = z.object({ email, consent: ticked('consent') });

type Outcome = 'ok' | 'already' | 'invalid' | 'failed';

/** The newsletter's form posted without script: subscribes, and answers with a page that says what happened. */
export async function newsletterScreen(view: ScreenRequest): Promise<ScreenAnswer> {
  const { form, site, words } = view;
  const named = form?.get('language');
  const language = isLanguage(named) ? named : view.language;
  const t = words(language)('site/shell');
  const addresses = addressesOf(site, language);
  if (!form) return { redirect: addresses.home };
  const values = { email: (form.get('email') ?? '').trim(), consent: form.get('consent') === 'yes' };
  const outcome = await subscribe(view, language, values);
  const back = form.get('back') ?? '';
  return {
    status: { ok: 200, already: 409, invalid: 400, failed: 502 }[outcome],
    title: t(`newsletter_${outcome}_title`),
    language,
    body: (
      <Section>
        <Stack gap={24} align="start">
          <Heading level={1}>{t(`newsletter_${outcome}_title`)}</Heading>
          <Text size="lead" narrow>
            {t(`newsletter_${outcome}`, { email: values.email })}
          </Text>
          <Button href={isOwnPath(back) ? back : addresses.home} variant="outline">
            {t('newsletter_back')}
          </Button>
        </Stack>
      </Section>
    ),
  };
}

/** Whether it is the path of a page of this site. */
function isOwnPath(path: string): boolean {
  return path.startsWith('/') && isLanguage(path.split('/')[1]) && !path.includes('\\');
}

async function subscribe({ api, site }: ScreenView, language: Language, values: z.infer<typeof newsletterSchema>): Promise<Outcome> {
  if (Object.keys(formErrors(newsletterSchema, values)).length > 0) return 'invalid';
  const { response } = await clientOf(api).POST('/api/newsletter/', { body: { email: values.email, site: site.brand, language, origin: 'footer' } });
  if (response.ok) return 'ok';
  if (response.status === 409) return 'already';
  return response.status === 400 ? 'invalid' : 'failed';
}
