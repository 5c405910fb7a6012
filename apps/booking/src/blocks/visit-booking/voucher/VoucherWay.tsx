import { Button, Inline, Text } from '@parral/ui';
import { useBooking } from '../screen/booking-place.ts';

/** In step 1, where vouchers may be redeemed: the way there, or with which one the visit is booked. */
export function VoucherWay({ onVoucher }: { onVoucher: () => void }) {
  const { t, voucher } = useBooking();
  return (
    <Inline gap={12}>
      <Text>{voucher ? t('voucher_used_here', { code: voucher.full_code }) : t('voucher_question')}</Text>
      <Button variant="quiet" size="small" onClick={onVoucher}>
        {t(voucher ? 'voucher_other' : 'voucher_redeem')}
      </Button>
    </Inline>
  );
}
