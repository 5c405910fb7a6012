import { BotCheckNotice, Runtime } from '@parral/site/browser';
import { useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { formFields, PrivacyNotice } from '@parral/site/forms';
import { contactFormPath } from '@parral/site/paths';
import { Button, EndingNote, ErrorSummary, Heading, Notice, Stack } from '@parral/ui';
import type { SyntheticEvent } from 'react';
import type block from './block.ts';
import { contactFields } from './contact-form.ts';
import { ContactFields } from './ContactFields.tsx';
import type { ContactData } from './load.server.ts';
import { useContact } from './use-contact.ts';

type ContactProps = BlockProps<BlockAttributes<typeof block>, ContactData>;

/** A message to the estate, then a confirmation (specification sections 2, 5 and 6). Without script it is posted to `/contact`. */
export default function Contact(props: ContactProps) {
  return (
    <Runtime>
      <ContactForm {...props} />
    </Runtime>
  );
}

function ContactForm({ attributes, data, language }: ContactProps) {
  const t = useWords('content/contact');
  const { form, submit, begin, summary, failure, sentBy, watched, checkState } = useContact(attributes.pageId, language, data.botCheck);
  const { field, errors } = formFields(form, {
    prefix: 'contact',
    order: contactFields,
    errorText: (code) => t(`error_${code}` as 'error_required'),
    summaryText: (path, text) => `${t(path)}: ${text}`,
  });

  if (sentBy !== null)
    return (
      <EndingNote level={2} live title={t('sent_title')}>
        {t('sent', { email: sentBy })}
      </EndingNote>
    );
  return (
    <Stack gap={20}>
      <Heading level={2} size="small" id="contact">
        {t('title')}
      </Heading>
      <form
        ref={watched}
        method="post"
        action={contactFormPath()}
        noValidate
        aria-labelledby="contact"
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
          begin();
          void submit(event);
        }}
      >
        <input type="hidden" name="language" value={language} />
        <Stack gap={16}>
          <ErrorSummary ref={summary} title={t('errors', { count: errors.length })} errors={errors} />
          {failure && (
            <Notice tone="error" live title={t(`${failure}_title`)}>
              {t(failure, { email: data.contactEmail })}
            </Notice>
          )}
          <ContactFields field={field} subjects={data.subjects} privacyUrl={attributes.privacyUrl} t={t} />
          <PrivacyNotice purpose="contact" {...data.privacy} />
          <div>
            <Button type="submit" busy={form.formState.isSubmitting}>
              {t('send')}
            </Button>
          </div>
          <BotCheckNotice state={checkState} />
        </Stack>
      </form>
    </Stack>
  );
}
