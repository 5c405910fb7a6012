import type { ApiError } from '@parral/api-client';
import type { components } from '@parral/api-spec';
import { useWords } from '@parral/site/words';
import { Button, Stack, Text, TextField } from '@parral/ui';
import { type SyntheticEvent, useRef, useState } from 'react';
import { couponError, isUnanswered } from '../coupon-error.ts';

interface CouponProps {
  vouchers: components['schemas']['Basket']['vouchers'];
  onApply: (code: string) => Promise<ApiError | null>;
  onRemove: (code: string) => Promise<ApiError | null>;
}

/** The optional discount code: what it says when it works, and the four reasons why it does not (specification section 8). */
export function Coupon({ vouchers, onApply, onRemove }: CouponProps) {
  const t = useWords('shop/basket');
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** The last code got no answer: it stands there still, and the button sends it once more. */
  const [unanswered, setUnanswered] = useState(false);

  async function apply(event: SyntheticEvent) {
    event.preventDefault();
    if (busy) return;
    setDone(undefined);
    const code = input.current?.value.trim() ?? '';
    if (code === '') return setError(t('coupon_required'));
    setError(undefined);
    setBusy(true);
    const failure = await onApply(code);
    setBusy(false);
    const refusal = failure && couponError(failure);
    setUnanswered(refusal !== null && isUnanswered(refusal));
    if (refusal) return setError(t(refusal));
    if (input.current) input.current.value = '';
    setDone(t('coupon_applied'));
  }

  async function remove(applied: string) {
    setError(undefined);
    const failure = await onRemove(applied);
    if (failure) setError(t(failure.status === 0 ? 'coupon_offline' : 'coupon_failed'));
    else setDone(t('coupon_removed', { code: applied }));
  }

  return (
    <Stack gap={4}>
      <form onSubmit={(event) => void apply(event)} noValidate>
        <TextField
          label={t('coupon')}
          name="coupon"
          ref={input}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          action={
            <Button type="submit" variant="outline" busy={busy}>
              {t(unanswered ? 'retry' : 'coupon_apply')}
            </Button>
          }
        />
      </form>
      <output>
        {done && (
          <Text as="span" size="small" tone="success">
            {done}
          </Text>
        )}
      </output>
      {vouchers.map((voucher) => (
        <div key={voucher.code}>
          <Button variant="quiet" size="small" onClick={() => void remove(voucher.code)}>
            {t('coupon_remove', { code: voucher.code })}
          </Button>
        </div>
      ))}
    </Stack>
  );
}
