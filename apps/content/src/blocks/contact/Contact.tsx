import { contactFormPath } from '@parral/site/paths';
import { translator } from '@parral/site/words';
import { BotCheckNotice } from '@parral/site/browser';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Button, ErrorSummary, Heading, Notice, Stack } from '@parral/ui';
import { useEffect, useRef } from 'react';
import type block from './block.ts';
import { contactFields } from './contact-form.ts';
import { ContactFields, controlOf, faultWords } from './ContactFields.tsx';
import type { ContactData } from './load.server.ts';
import messages from './messages.ts';
import { useContact } from './use-contact.ts';

/** A message to the estate, then a confirmation (specification sections 2, 5 and 6). Without script it is posted to `/contact`. */
export default function Contact({ attributes, data, language }: BlockProps<BlockAttributes<typeof block>, ContactData>) {
  const t = translator(messages[language], language);
  const { form, submit, change, summary, faults, outcome, busy, checking } = useContact(attributes.pageId, language, data.botCheck);
  const heading = useRef<HTMLDivElement>(null);
  const sent = outcome?.kind === 'sent' ? outcome : null;
  useEffect(() => {
    if (sent) heading.current?.focus();
  }, [sent]);
  const errors = contactFields.flatMap((field) => {
    const fault = faults[field];
    return fault ? [{ control: controlOf(field), message: `${t(field)}: ${faultWords(t, fault)}` }] : [];
  });
  if (sent)
    return (
      <div ref={heading} tabIndex={-1}>
        <Notice tone="success" title={t('sent_title')} live>
          {t('sent', { email: sent.email })}
        </Notice>
      </div>
    );
  return (
    <Stack gap={20}>
      <Heading level={2} size="small" id="contact">
        {t('title')}
      </Heading>
      <form ref={form} method="post" action={contactFormPath()} noValidate aria-labelledby="contact" onChange={change} onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="language" value={language} />
        <Stack gap={16}>
          <ErrorSummary ref={summary} title={t('errors', { count: errors.length })} errors={errors} />
          {outcome && (
            <Notice tone="error" live title={t(outcome.kind === 'many' ? 'many_title' : 'failed_title')}>
              {t(outcome.kind === 'many' ? 'many' : 'failed', { email: data.contactEmail })}
            </Notice>
          )}
          <ContactFields subjects={data.subjects} privacyUrl={attributes.privacyUrl} faults={faults} t={t} />
          <div>
            <Button type="submit" busy={busy}>
              {t('send')}
            </Button>
          </div>
          <BotCheckNotice state={checking} language={language} />
        </Stack>
      </form>
    </Stack>
  );
}
