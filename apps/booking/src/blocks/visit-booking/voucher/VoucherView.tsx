import { useApiClient } from '@parral/api-client/hooks';
import { isSingleExperience } from '@parral/rules';
import { formatDay } from '@parral/site/words';
import { Button, Card, DataList, Heading, Inline, Notice, Page, Select, Skeleton, Stack, Text, TextField } from '@parral/ui';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { BookingPage } from '../screen/booking-place.ts';
import { useNewScreen } from '../screen/use-new-screen.ts';
import { stepTitleId } from '../steps/StepTitle.tsx';
import * as css from '../VisitBooking.css.ts';
import type { BookingVoucher, VoucherCheck } from './use-voucher.ts';

interface VoucherViewProps extends Pick<BookingPage, 't' | 'language' | 'brand'> {
  check: VoucherCheck;
  /** What `?voucher=` or the booking's address brought. */
  firstCode: string;
  /** The page's own visit is chosen first. */
  experienceId: string;
  onAccepted: (voucher: BookingVoucher, experienceId: string) => void;
  /** Back to a booking that is paid for; undefined where there is none. */
  onLeave: (() => void) | undefined;
}

/** Redeeming a voucher: its code, then its summary or the choice of a visit; then the booking (specification section 2). */
export function VoucherView({ t, language, brand, check, firstCode, experienceId, onAccepted, onLeave }: VoucherViewProps) {
  const [code, setCode] = useState(firstCode);
  const [attempted, setAttempted] = useState(false);
  const { voucher, fault, checking } = check;
  const required = attempted && code.trim() === '' ? t('error_required') : undefined;
  useNewScreen('voucher', true);
  const field = useRef<HTMLInputElement>(null);
  // What is wrong stands at the field and is read with it.
  useEffect(() => {
    if (fault && attempted) field.current?.focus();
  }, [fault, attempted]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setAttempted(true);
    if (code.trim() !== '' && !checking) void check.check(code.trim());
  }

  return (
    <Page>
      <div className={css.alone}>
        <Stack gap={32}>
          <Heading level={experienceId === '' ? 1 : 2} size="form" id={stepTitleId}>
            {t('voucher_title')}
          </Heading>
          <Text narrow>{t('voucher_lead')}</Text>
          <form noValidate onSubmit={submit}>
            <Stack gap={20}>
              <TextField
                id="voucher-code"
                ref={field}
                label={t('voucher_code')}
                hint={t('voucher_hint')}
                value={code}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                required
                error={required ?? (fault ? t(`error_voucher_${fault}`) : undefined)}
                onChange={(event) => {
                  setCode(event.target.value);
                  check.forget();
                }}
                action={
                  <Button type="submit" variant={voucher ? 'outline' : 'filled'} busy={checking}>
                    {t(checking ? 'voucher_checking' : 'voucher_check')}
                  </Button>
                }
              />
            </Stack>
          </form>
          {voucher && <Chosen voucher={voucher} t={t} language={language} brand={brand} experienceId={experienceId} onAccepted={onAccepted} />}
          {onLeave && (
            <div>
              <Button variant="quiet" onClick={onLeave}>
                {t('voucher_leave')}
              </Button>
            </div>
          )}
        </Stack>
      </div>
    </Page>
  );
}

/** A voucher for one visit shows it; any other lets choose. */
function Chosen({
  voucher,
  t,
  language,
  brand,
  experienceId,
  onAccepted,
}: { voucher: BookingVoucher } & Omit<VoucherViewProps, 'check' | 'firstCode' | 'onLeave'>) {
  const client = useApiClient();
  const single = isSingleExperience(voucher) ? voucher.experience : null;
  const visits = useQuery({
    queryKey: ['booking', 'visits', brand, language],
    queryFn: async ({ signal }) => (await client.listExperiences({ query: { brand, language } }, { signal })).experiences,
    enabled: single === null,
  });
  const [picked, setPicked] = useState('');
  const options = visits.data ?? [];
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
            value={chosen}
            options={[{ value: '', label: t('voucher_choose_one'), disabled: true }, ...options.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={(event) => setPicked(event.target.value)}
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
