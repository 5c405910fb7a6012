import { type Translate, useWords } from '@parral/site/words';
import { Checkbox, Columns, TextArea, TextField, EndingNote, ErrorSummary, Heading, Stack, Text } from '@parral/ui';
import { type FormField, useFormFields, zodResolver } from '@parral/site/forms';
import { type JoiningValues, emptyJoining, joiningOrder, joiningPayload, joiningSchema } from './joining-form.ts';
import { useApiMutation } from '@parral/api-client/hooks';
import { BotCheckFailed, BotCheckNotice, Runtime, useBotCheck } from '@parral/site/browser';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { FailureNotice } from '../../forms/FailureNotice.tsx';
import { type SendingFailure, sendingFailure } from '../../forms/sending-failure.ts';
import { SubmitFoot } from '../../forms/SubmitFoot.tsx';
import type block from './block.ts';
import type { JoiningData } from './load.server.ts';

type JoiningProps = BlockProps<BlockAttributes<typeof block>, JoiningData>;

/** A visitor asks to become a member; the same answer for who is one already. */
export default function Joining(props: JoiningProps) {
  return (
    <Runtime>
      <JoiningForm {...props} />
    </Runtime>
  );
}

function JoiningForm({ attributes, data, language, brand }: JoiningProps) {
  const t = useWords('club/joining');
  const { form: watched, submit: sendChecked, state: checkState } = useBotCheck(data.botCheck);
  const request = useApiMutation('requestToJoin');
  const [failure, setFailure] = useState<Exclude<SendingFailure, 'ended'> | null>(null);
  const form = useForm<JoiningValues>({ defaultValues: emptyJoining, resolver: zodResolver(joiningSchema), shouldFocusError: false });
  const { field, errors, summary, focusSummary } = useFormFields(form, {
    prefix: 'joining',
    order: joiningOrder,
    errorText: (error) => t(`error_${error}` as 'error_required'),
    summaryText: (path, message) => `${t(path)}: ${message}`,
  });
  const isSent = request.isSuccess;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await sendChecked((captcha_key) =>
        request.mutateAsync({ body: joiningPayload(values, { language, site: brand, ...(captcha_key !== '' && { captcha_key }) }) }),
      );
    } catch (error) {
      if (error instanceof BotCheckFailed) return;
      console.error('the request to join could not be sent', error);
      const why = sendingFailure(error);
      setFailure(why === 'ended' ? 'failed' : why);
    }
  }, focusSummary);

  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Heading level={2} size="small" id="joining">
          {t('title')}
        </Heading>
        {!isSent && <Text tone="muted">{t('lead')}</Text>}
      </Stack>
      {isSent ? (
        <EndingNote
          live
          title={t('sent_title')}
          steps={{
            title: t('now'),
            steps: [
              { mark: t('step_sent_mark'), what: t('step_sent'), text: t('step_sent_text') },
              { mark: t('step_answer_mark'), what: t('step_answer'), text: t('step_answer_text') },
            ],
          }}
        >
          {t('sent')}
        </EndingNote>
      ) : (
        <form ref={watched} noValidate aria-labelledby="joining" onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}>
          <Stack gap={16}>
            <ErrorSummary ref={summary} title={t('errors', { count: errors.length })} errors={errors} />
            <FailureNotice
              failure={failure}
              words={(own) => ({ title: t(`${own}_title`), text: t(own, { email: data.contactEmail }) })}
              kept
              onRetry={() => void submit()}
              busy={form.formState.isSubmitting}
            />
            <JoiningFields field={field} privacyUrl={attributes.privacyUrl} t={t} />
            <SubmitFoot purpose="joining" privacy={data.privacy} label={t('send')} busy={form.formState.isSubmitting} />
            <BotCheckNotice state={checkState} />
          </Stack>
        </form>
      )}
    </Stack>
  );
}

interface JoiningFieldsProps {
  field: FormField<JoiningValues>;
  privacyUrl: string;
  t: Translate<'club/joining'>;
}

/** Who asks, and what for. */
function JoiningFields({ field, privacyUrl, t }: JoiningFieldsProps) {
  return (
    <>
      <Columns>
        <TextField label={t('name')} autoComplete="given-name" maxLength={100} {...field('name')} />
        <TextField label={t('surname')} autoComplete="family-name" maxLength={150} {...field('surname')} />
      </Columns>
      <Columns>
        <TextField label={t('email')} type="email" autoComplete="email" maxLength={254} {...field('email')} />
        <TextField label={t('phone')} type="tel" autoComplete="tel" maxLength={24} {...field('phone')} />
      </Columns>
      <TextArea label={t('message')} maxLength={1000} {...field('message')} />
      <Checkbox label={t('consent_text')} about={{ href: privacyUrl, words: t('privacy') }} {...field('consent')} />
    </>
  );
}
