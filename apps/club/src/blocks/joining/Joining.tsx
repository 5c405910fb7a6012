import { useWords } from '@parral/site/words';
import { zodResolver } from '@parral/site/forms';
import { ApiError } from '@parral/api-client';
import { BotCheckFailed, BotCheckNotice, useBotCheck } from '@parral/site/browser';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Button, ErrorSummary, Heading, Notice, Stack, Text } from '@parral/ui';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../api/api-context.ts';
import { useFormFields } from '../../forms/use-form-fields.ts';
import type block from './block.ts';
import { emptyJoining, joiningOrder, joiningPayload, joiningSchema, type JoiningValues } from './joining-form.ts';
import type { JoiningData } from './load.server.ts';
import { JoiningFields } from './parts/JoiningFields.tsx';

/** A visitor asks to become a member; the same answer for who is one already. */
export default function Joining({ attributes, data, language, brand }: BlockProps<BlockAttributes<typeof block>, JoiningData>) {
  const t = useWords('club/joining');
  const client = useApi();
  const { form: watched, submit: checked, state: checking } = useBotCheck(data.botCheck);
  const [outcome, setOutcome] = useState<'sent' | 'many' | 'failed' | null>(null);
  const form = useForm<JoiningValues>({ defaultValues: emptyJoining, resolver: zodResolver(joiningSchema), shouldFocusError: false });
  const { summary, field, errors, failed } = useFormFields({
    form,
    prefix: 'joining',
    order: joiningOrder,
    labelOf: (path) => t(path),
    words: (fault) => t(`error_${fault}` as 'error_required'),
  });
  useEffect(() => {
    if (outcome === 'sent') document.getElementById('joining')?.focus();
  }, [outcome]);

  const submit = form.handleSubmit(async (values) => {
    setOutcome(null);
    try {
      await checked((captcha_key) =>
        client.requestToJoin({ body: joiningPayload(values, { language, site: brand, ...(captcha_key !== '' && { captcha_key }) }) }),
      );
      setOutcome('sent');
    } catch (error) {
      if (error instanceof BotCheckFailed) return;
      console.error('the request to join could not be sent', error);
      setOutcome(error instanceof ApiError && error.status === 429 ? 'many' : 'failed');
    }
  }, failed);

  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Heading level={2} size="small" id="joining">
          {t('title')}
        </Heading>
        {outcome !== 'sent' && <Text tone="muted">{t('lead')}</Text>}
      </Stack>
      {outcome === 'sent' ? (
        <Notice tone="success" title={t('sent_title')} live>
          {t('sent')}
        </Notice>
      ) : (
        <form ref={watched} noValidate aria-labelledby="joining" onSubmit={(event: SyntheticEvent) => void submit(event as never)}>
          <Stack gap={16}>
            <ErrorSummary ref={summary} title={t('errors', { count: errors.length })} errors={errors} />
            {outcome && (
              <Notice tone="error" live title={t(`${outcome}_title`)}>
                {t(outcome, { email: data.contactEmail })}
              </Notice>
            )}
            <JoiningFields field={field} privacyUrl={attributes.privacyUrl} t={t} />
            <div>
              <Button type="submit" busy={form.formState.isSubmitting}>
                {t('send')}
              </Button>
            </div>
            <BotCheckNotice state={checking} />
          </Stack>
        </form>
      )}
    </Stack>
  );
}
