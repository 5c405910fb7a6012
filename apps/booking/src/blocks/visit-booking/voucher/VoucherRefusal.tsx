import { useApiQuery } from '@parral/api-client/hooks';
import { voucherPath } from '@parral/site/paths';
import { formatDay } from '@parral/site/words';
import { Inline, Stack, StatusMessage, TextLink } from '@parral/ui';
import type { BookingPage } from '../screen/booking-context.ts';
import { voucherError } from './voucher-error.ts';

interface VoucherRefusalProps extends Pick<BookingPage, 't' | 'language' | 'brand' | 'contactEmail' | 'experiencesUrl'> {
  /** The code that was refused, as typed. */
  code: string;
  error: Error;
}

/** Why a code does not serve, as far as the estate can say it, and what can be done now. The fault itself stands at the field. */
export function VoucherRefusal({ code, error, t, language, brand, contactEmail, experiencesUrl }: VoucherRefusalProps) {
  const kind = voucherError(error);
  const { data } = useApiQuery('explainVoucherRefusal', { query: { full_code: code, site: brand, language } }, { enabled: code !== '', retry: false });
  const { days = null, other_site: other = null } = data ?? {};
  const day = (date: string) => formatDay(date, language);
  const text =
    other !== null
      ? t('refusal_other_site', { brand: other.name })
      : days !== null && kind === 'too_soon'
        ? t('refusal_too_soon', { from: day(days.start_date), to: day(days.end_date) })
        : days !== null && kind === 'outdated'
          ? t('refusal_outdated', { to: day(days.end_date) })
          : kind === 'used'
            ? t('refusal_used')
            : '';
  return (
    <Stack gap={4}>
      <StatusMessage>{text}</StatusMessage>
      <Inline gap={24}>
        {other === null ? (
          <>
            {kind === 'too_soon' && <TextLink href={experiencesUrl}>{t('refusal_visits')}</TextLink>}
            <TextLink href={`mailto:${contactEmail}`}>{t('refusal_write', { email: contactEmail })}</TextLink>
          </>
        ) : (
          <TextLink href={voucherPath(other.voucher_page_url, code)}>{t('refusal_to_site', { brand: other.name })}</TextLink>
        )}
      </Inline>
    </Stack>
  );
}
