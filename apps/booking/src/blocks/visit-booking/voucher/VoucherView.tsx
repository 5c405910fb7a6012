import { ApiError } from '@parral/api-client';
import { useApiQuery } from '@parral/api-client/hooks';
import { isSingleExperience } from '@parral/rules';
import { formatDay } from '@parral/site/words';
import { formFields, requiredText, zodResolver } from '@parral/site/forms';
import { Button, Card, DataList, Heading, Inline, Notice, Select, Skeleton, Stack, Text, TextField } from '@parral/ui';
import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { BookingPage } from '../screen/booking-context.ts';
import { useNewScreen } from '../screen/use-new-screen.ts';
import type { BookingVoucher, VoucherCheck } from './use-voucher.ts';
import { voucherError } from './voucher-error.ts';
import { VoucherFrame } from './VoucherFrame.tsx';
import { VoucherRefusal } from './VoucherRefusal.tsx';

interface VoucherViewProps extends Pick<BookingPage, 't' | 'language' | 'brand' | 'contactEmail' | 'experiencesUrl' | 'giftPicture'> {
  check: VoucherCheck;
  /** What `?voucher=` or the booking's address brought. */
  firstCode: string;
  /** It is to be checked at once: the button was pressed before this was here. */
  asked: boolean;
  /** Whether somebody was typing where this now stands. */
  typing: RefObject<boolean>;
  /** The page's own visit is chosen first. */
  experienceId: string;
  onAccepted: (voucher: BookingVoucher, experienceId: string) => void;
  /** Back to a booking that is paid for; undefined where there is none. */
  onLeave: (() => void) | undefined;
}

/** "Voucher code: required" (specification section 5). */
const schema = z.object({ code: requiredText });

/** Redeeming a voucher: its code, then its summary or the choice of a visit; then the booking (specification section 2). */
export default function VoucherView({
  t,
  language,
  brand,
  contactEmail,
  experiencesUrl,
  giftPicture,
  check,
  firstCode,
  asked,
  typing,
  experienceId,
  onAccepted,
  onLeave,
}: VoucherViewProps) {
  const form = useForm({ defaultValues: { code: firstCode }, resolver: zodResolver(schema) });
  const { field } = formFields(form, {
    prefix: 'voucher',
    order: ['code'],
    errorText: (error) => t(`error_${error}` as 'error_required'),
    summaryText: (_, message) => message,
  });
  useNewScreen('voucher', true);
  const { found, error, checking } = check;
  const { setError, getFieldState, getValues } = form;
  // Without an answer nothing is known of the code (specification section 8: "no response data shows nothing").
  const isOffline = error !== null && isWithoutAnswer(error);
  // What is said of a refusal stays until the next answer: nothing goes from under the pointer of who types on.
  const [refusal, setRefusal] = useState<{ error: Error; code: string } | null>(null);
  useEffect(() => {
    if (error) setRefusal({ error, code: getValues('code').trim() });
    else if (found) setRefusal(null);
  }, [error, found, getValues]);
  const isLost = refusal !== null && isWithoutAnswer(refusal.error);
  useEffect(() => {
    // What is wrong stands at the field and is read with it; a code that came with the address was typed by nobody here.
    const { isTouched } = getFieldState('code');
    if (error && !isOffline) setError('code', { type: 'server', message: `voucher_${voucherError(error)}` }, { shouldFocus: isTouched });
  }, [error, isOffline, setError, getFieldState]);
  const submit = form.handleSubmit(({ code }) => {
    if (!checking) check.check(code.trim());
  });
  const { setFocus } = form;
  useLayoutEffect(() => {
    if (!typing.current) return;
    typing.current = false;
    setFocus('code');
    const field = document.activeElement;
    if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length);
  }, [typing, setFocus]);
  useEffect(() => {
    if (asked) void submit();
    // oxlint-disable-next-line react/exhaustive-deps -- asked once
  }, []);

  return (
    <VoucherFrame t={t} giftPicture={giftPicture} isPage={experienceId === ''}>
      <form noValidate onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}>
        <Stack gap={20}>
          <TextField
            label={t('voucher_code')}
            hint={t('voucher_hint')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            {...field('code', { onChange: check.forget })}
            required
            action={
              <Button type="submit" variant={found ? 'outline' : 'filled'} busy={checking}>
                {t(checking ? 'voucher_checking' : 'voucher_check')}
              </Button>
            }
          />
          {isLost && (
            <Notice
              tone="error"
              live
              title={t('offline_title')}
              action={
                <Button variant="outline" busy={checking} onClick={() => void submit()}>
                  {t('retry')}
                </Button>
              }
            >
              {t('voucher_offline')}
            </Notice>
          )}
          {refusal && !isLost && <VoucherRefusal {...{ t, language, brand, contactEmail, experiencesUrl }} {...refusal} />}
        </Stack>
      </form>
      {found && <FoundVoucher voucher={found} t={t} language={language} brand={brand} experienceId={experienceId} onAccepted={onAccepted} />}
      {onLeave && (
        <div>
          <Button variant="quiet" onClick={onLeave}>
            {t('voucher_leave')}
          </Button>
        </div>
      )}
    </VoucherFrame>
  );
}

type FoundVoucherProps = { voucher: BookingVoucher } & Omit<
  VoucherViewProps,
  'check' | 'firstCode' | 'asked' | 'typing' | 'onLeave' | 'contactEmail' | 'experiencesUrl' | 'giftPicture'
>;

/** A voucher for one visit shows it; any other lets choose. */
function FoundVoucher({ voucher, t, language, brand, experienceId, onAccepted }: FoundVoucherProps) {
  const single = isSingleExperience(voucher) ? voucher.experience : null;
  const visits = useApiQuery('listExperiences', { query: { brand, language } }, { enabled: single === null });
  const form = useForm({ defaultValues: { experience: '' } });
  const picked = useWatch({ control: form.control, name: 'experience' });
  const options = visits.data?.experiences ?? [];
  const chosen = single?.id ?? [picked, experienceId].find((id) => options.some((one) => one.id === id)) ?? '';
  return (
    <Card variant="outline">
      <Stack gap={20}>
        <Heading level={3} size="minor">
          {t('voucher_summary')}
        </Heading>
        <DataList
          items={[
            ...(single ? [{ name: t('voucher_experience'), value: single.title }] : []),
            { name: t('voucher_participants'), value: t('voucher_people', { count: voucher.participants_number }) },
            {
              name: t('voucher_validity'),
              value: t('voucher_period', { from: formatDay(voucher.start_date, language), to: formatDay(voucher.end_date, language) }),
            },
          ]}
        />
        {single === null && visits.data && (
          <Select
            id="voucher-experience"
            label={t('voucher_choose')}
            {...form.register('experience')}
            value={chosen}
            options={[{ value: '', label: t('voucher_choose_one'), disabled: true }, ...options.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        )}
        {single === null && visits.isPending && <Skeleton shape="control" label={t('loading')} />}
        {visits.isError && (
          <Notice
            tone="error"
            live
            title={t('voucher_visits_failed')}
            action={
              <Button variant="outline" onClick={() => void visits.refetch()}>
                {t('retry')}
              </Button>
            }
          />
        )}
        <Inline gap={16}>
          <Button disabled={chosen === ''} onClick={() => onAccepted(voucher, chosen)}>
            {t('voucher_continue')}
          </Button>
        </Inline>
        <Text size="small" tone="muted">
          {t('voucher_note')}
        </Text>
      </Stack>
    </Card>
  );
}

function isWithoutAnswer(error: Error): boolean {
  return error instanceof ApiError && error.status === 0;
}
