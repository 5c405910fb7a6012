import { isLanguage } from '@parral/api-spec/languages';
import { addressesOf, type Screen } from '@parral/site/render';
import { Button, Heading, Inline, Section, Stack, Text } from '@parral/ui';

/**
 * The contact form posted without script. A bot check needs one, so the message goes by the reader's own mail: the answer is
 * a page whose button opens it with subject and text filled in. Asked for without a form, it leads to the contact page.
 */
export const contactScreen: Screen = async ({ form, site, language: pageLanguage, words }) => {
  const named = form?.get('language');
  const language = isLanguage(named) ? named : pageLanguage;
  const { contact } = addressesOf(site, language);
  if (!form) return { redirect: contact };
  const t = words(language)('content/contact-by-mail');
  const field = (name: string) => (form.get(name) ?? '').trim();
  const signature = [`${field('name')} ${field('surname')}`.trim(), field('phoneNumber')].filter((line) => line !== '').join('\n');
  const mail = `mailto:${site.contact_email}?subject=${encodeURIComponent(field('subject'))}&body=${encodeURIComponent(`${field('message')}\n\n${signature}`.trim())}`;
  return {
    status: 200,
    title: t('title'),
    language,
    body: (
      <Section>
        <Stack gap={24} align="start">
          <Heading level={1}>{t('title')}</Heading>
          <Text size="lead" narrow>
            {t('text', { email: site.contact_email })}
          </Text>
          <Inline gap={16}>
            <Button href={mail}>{t('open')}</Button>
            <Button href={contact} variant="outline">
              {t('back')}
            </Button>
          </Inline>
        </Stack>
      </Section>
    ),
  };
};
