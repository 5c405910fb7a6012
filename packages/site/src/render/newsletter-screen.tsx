import { isLanguage, type Language } from '@parral/api-spec/languages';
import { Button, Heading, Section, Stack, Text } from '@parral/ui';
import type { ScreenView } from '../http/app.ts';
import { clientOf } from './api-client.ts';
import type { ScreenAnswer, ScreenRequest } from './screens.tsx';
import { addressesOf } from './site-texts.ts';

type Outcome = 'ok' | 'already' | 'invalid' | 'failed';

/** The newsletter's form posted without script: subscribes, and answers with a page that says what happened. */
export async function newsletterScreen(view: ScreenRequest): Promise<ScreenAnswer> {
  const { form, site, words } = view;
  const named = form?.get('language');
  const language = isLanguage(named) ? named : view.language;
  const t = words(language)('site/shell');
  const addresses = addressesOf(site, language);
  if (!form) return { redirect: addresses.home };
  const email = (form.get('email') ?? '').trim();
  const outcome = await subscribe(view, language, email, form.get('consent') === 'yes');
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
            {t(`newsletter_${outcome}`, { email })}
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

async function subscribe({ api, site }: ScreenView, language: Language, email: string, consent: boolean): Promise<Outcome> {
  if (!consent || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'invalid';
  const { response } = await clientOf(api).POST('/api/newsletter/', { body: { email, site: site.brand, language, origin: 'footer' } });
  if (response.ok) return 'ok';
  if (response.status === 409) return 'already';
  return response.status === 400 ? 'invalid' : 'failed';
}
