import { Button, Stack, TextField } from '@parral/ui';
import { type RefObject, useLayoutEffect } from 'react';
import type { BookingPage } from '../screen/booking-context.ts';
import { VoucherFrame } from './VoucherFrame.tsx';

/** As `formFields` names it. */
const fieldId = 'voucher-code';

interface VoucherOnItsWayProps extends Pick<BookingPage, 't' | 'giftPicture'> {
  /** The page is about nothing else. */
  isPage: boolean;
  code: string;
  /** Told when it makes room: whether somebody is typing. */
  typing: RefObject<boolean>;
  onCode: (code: string) => void;
  /** Its button was pressed: the code is checked once that is possible. */
  onCheck: () => void;
}

/** The form of a voucher's code as the server sends it, until the code that checks it has arrived: what is typed meanwhile counts. */
export function VoucherOnItsWay({ t, giftPicture, isPage, code, typing, onCode, onCheck }: VoucherOnItsWayProps) {
  // The form that takes its place has the same field, and in the same breath: who is typing goes on there.
  useLayoutEffect(
    () => () => {
      typing.current = document.activeElement?.id === fieldId;
    },
    [typing],
  );
  return (
    <VoucherFrame t={t} giftPicture={giftPicture} isPage={isPage}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onCheck();
        }}
      >
        <Stack gap={20}>
          <TextField
            id={fieldId}
            name="code"
            label={t('voucher_code')}
            hint={t('voucher_hint')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            required
            value={code}
            onChange={(event) => onCode(event.target.value)}
            action={<Button type="submit">{t('voucher_check')}</Button>}
          />
        </Stack>
      </form>
    </VoucherFrame>
  );
}
