import { useWords } from '@parral/site/words';
import { useFormFields, zodResolver } from '@parral/site/forms';
import { ApiError } from '@parral/api-client';
import { useApiMutation } from '@parral/api-client/hooks';
import { BotCheckFailed, BotCheckNotice, Runtime, useBotCheck } from '@parral/site/browser';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Button, ErrorSummary, Heading, Notice, Stack, Text } from '@parral/ui';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type block from './block.ts';
import { emptyJoining, joiningOrder, joiningPayload, joiningSchema, type JoiningValues } from './joining-form.ts';
import type { JoiningData } from './load.server.ts';
import { JoiningFields } from './parts/JoiningFields.tsx';

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
  const [failure, setFailure] = useState<'many' | 'failed' | null>(null);
  const form = useForm<JoiningValues>({ defaultValues: emptyJoining, resolver: zodResolver(joiningSchema), shouldFocusError: false });
  const { field, errors, summary, focusSummary } = useFormFields(form, {
    prefix: 'joining',
    order: joiningOrder,
    errorText: (error) => t(`error_${error}` as 'error_required'),
    summaryText: (path, message) => `${t(path)}: ${message}`,
  });
  const isSent = request.isSuccess;
  useEffect(() => {
    if (isSent) document.getElementById('joining')?.focus();
  }, [isSent]);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await sendChecked((captcha_key) =>
        request.mutateAsync({ body: joiningPayload(values, { language, site: brand, ...(captcha_key !== '' && { captcha_key }) }) }),
      );
    } catch (error) {
      if (error instanceof BotCheckFailed) return;
      console.error('the request to join could not be sent', error);
      setFailure(error instanceof ApiError && error.status === 429 ? 'many' : 'failed');
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
        <Notice tone="success" title={t('sent_title')} live>
          {t('sent')}
        </Notice>
      ) : (
        <form ref={watched} noValidate aria-labelledby="joining" onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}>
          <Stack gap={16}>
            <ErrorSummary ref={summary} title={t('errors', { count: errors.length })} errors={errors} />
            {failure && (
              <Notice tone="error" live title={t(`${failure}_title`)}>
                {t(failure, { email: data.contactEmail })}
              </Notice>
            )}
            <JoiningFields field={field} privacyUrl={attributes.privacyUrl} t={t} />
            <div>
              <Button type="submit" busy={form.formState.isSubmitting}>
                {t('send')}
              </Button>
            </div>
            <BotCheckNotice state={checkState} />
          </Stack>
        </form>
      )}
    </Stack>
  );
}
