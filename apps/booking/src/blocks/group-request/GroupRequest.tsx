import { ApiError } from '@parral/api-client';
import { useApiMutation } from '@parral/api-client/hooks';
import { normaliseEmail, estateDay } from '@parral/rules';
import { BotCheckFailed, BotCheckNotice, Runtime, useBotCheck } from '@parral/site/browser';
import { formFields, PrivacyNotice, setServerErrors, useErrorSummary, zodResolver } from '@parral/site/forms';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { formatDay, useWords } from '@parral/site/words';
import {
  Button,
  Checkbox,
  Columns,
  EndingNote,
  EndingSteps,
  ErrorSummary,
  Heading,
  Notice,
  Page,
  Select,
  Stack,
  TextArea,
  TextField,
  TextLink,
} from '@parral/ui';
import { type SyntheticEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type block from './block.ts';
import { emptyGroup, groupField, groupFields, groupPayload, groupSchema, wishMax } from './group-form.ts';
import * as css from './GroupRequest.css.ts';
import type { GroupRequestData } from './load.server.ts';

type GroupRequestProps = BlockProps<BlockAttributes<typeof block>, GroupRequestData>;

/** A group, or who wants the house to themselves, asks the estate for a day; the estate answers by mail. */
export default function GroupRequest(props: GroupRequestProps) {
  return (
    <Runtime>
      <Page>
        <div className={css.screen}>
          <GroupForm {...props} />
        </div>
      </Page>
    </Runtime>
  );
}

function GroupForm({ attributes, data, language, brand }: GroupRequestProps) {
  const t = useWords('booking/group-request');
  const { form: watched, submit: sendChecked, state: checkState } = useBotCheck(data.botCheck);
  const send = useApiMutation('requestGroupVisit');
  const [failure, setFailure] = useState<'offline' | 'failed' | null>(null);
  const { summary, focusSummary } = useErrorSummary();
  const [schema] = useState(() => groupSchema(estateDay(new Date())));
  const form = useForm({ defaultValues: emptyGroup, resolver: zodResolver(schema), shouldFocusError: false });
  const { field, errors } = formFields(form, {
    prefix: 'group',
    order: groupFields,
    errorText: (code) => t(`error_${code}` as 'error_required'),
    summaryText: (path, message) => (path === 'consent' ? message : t('error_named', { field: t(path), message })),
  });

  const submit = form.handleSubmit(async (values) => {
    const at = { consent_date: new Date().toISOString(), web_language: language, site: brand };
    try {
      await sendChecked((captcha_key) => send.mutateAsync({ body: groupPayload(values, { captcha_key, ...at }) }));
    } catch (error) {
      if (error instanceof BotCheckFailed) return;
      console.error('the request of a group was not sent', error);
      if (setServerErrors(form, error, groupField)) {
        setFailure(null);
        focusSummary();
      } else setFailure(error instanceof ApiError && error.status === 0 ? 'offline' : 'failed');
    }
  }, focusSummary);

  const whom = (
    <>
      <TextLink variant="inline" href={`tel:${data.phone.replaceAll(' ', '')}`}>
        {data.phone}
      </TextLink>
      {', '}
      <TextLink variant="inline" href={`mailto:${data.contactEmail}`}>
        {data.contactEmail}
      </TextLink>
    </>
  );

  if (send.isSuccess) {
    const { day, email } = form.getValues();
    const steps = [
      { mark: t('step_asked_mark'), what: t('step_asked'), text: t('step_asked_text') },
      { mark: t('step_answer_mark'), what: t('step_answer'), text: t('step_answer_text', { email: normaliseEmail(email) }) },
      { mark: t('step_day_mark'), what: formatDay(day, language), text: t('step_day_text') },
    ];
    return (
      <div className={css.main}>
        <EndingNote
          level={2}
          live
          title={t('sent_title')}
          steps={{ title: t('now'), steps }}
          action={<Button href={attributes.experiencesUrl}>{t('to_visits')}</Button>}
        >
          {t('sent', { day: formatDay(day, language, true), email: normaliseEmail(email) })}
        </EndingNote>
      </div>
    );
  }
  const busy = form.formState.isSubmitting;
  const then = [
    { mark: t('then_asked_mark'), what: t('step_asked'), text: t('step_asked_text') },
    { mark: t('step_answer_mark'), what: t('step_answer'), text: t('then_answer_text') },
    { mark: t('step_day_mark'), what: t('then_day'), text: t('step_day_text') },
  ];
  return (
    <>
      <div className={css.main}>
        <noscript>
          <Notice>
            <p>
              {t('no_script')} {whom}
            </p>
          </Notice>
        </noscript>
        <form ref={watched} className={css.form} noValidate onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}>
          <Stack gap={24}>
            <Heading level={2} size="small">
              {t('title')}
            </Heading>
            <ErrorSummary ref={summary} title={t('error_summary', { count: errors.length })} errors={errors} />
            <Select
              label={t('visit')}
              options={[{ value: '', label: t('visit_own') }, ...data.visits.map(({ id, name }) => ({ value: id, label: name }))]}
              {...field('visit')}
            />
            <Columns>
              <TextField label={t('day')} type="date" {...field('day')} required />
              <TextField label={t('people')} inputMode="numeric" autoComplete="off" {...field('people')} required />
            </Columns>
            <TextArea label={t('wish')} hint={t('wish_hint')} rows={5} maxLength={wishMax} {...field('wish')} required />
            <TextField label={t('name')} autoComplete="name" {...field('name')} required />
            <Columns>
              <TextField label={t('email')} type="email" inputMode="email" autoComplete="email" spellCheck={false} {...field('email')} required />
              <TextField label={t('phoneNumber')} type="tel" inputMode="tel" autoComplete="tel" {...field('phoneNumber')} required />
            </Columns>
            <Checkbox label={t('consent')} about={{ href: attributes.privacyUrl, words: t('consent_link') }} {...field('consent')} />
            <PrivacyNotice purpose="request" {...data.privacy} />
            <div>
              <Button type="submit" busy={busy}>
                {t(busy ? 'sending' : 'send')}
              </Button>
            </div>
            {failure && (
              <Notice
                tone="error"
                live
                title={t(`${failure}_title`)}
                action={
                  <Button variant="outline" busy={busy} onClick={() => void submit()}>
                    {t('retry')}
                  </Button>
                }
              >
                <p>
                  {t(failure)} {failure === 'failed' && whom}
                </p>
              </Notice>
            )}
            <BotCheckNotice state={checkState} />
          </Stack>
        </form>
      </div>
      <aside className={css.aside}>
        <EndingSteps size="part" title={t('then')} steps={then} />
        <p>
          {t('rather')} {whom}
        </p>
      </aside>
    </>
  );
}
