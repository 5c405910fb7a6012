import { Heading, Page, Stack, Text } from '@parral/ui';
import type { ReactNode } from 'react';
import type { BookingPage } from '../screen/booking-context.ts';
import { stepTitleId } from '../steps/step-title-id.ts';
import * as css from '../VisitBooking.css.ts';

/** Heading and first words of redeeming a voucher, the page's own where the voucher decides which visit it is. */
export function VoucherFrame({ t, isPage, children }: Pick<BookingPage, 't'> & { isPage: boolean; children: ReactNode }) {
  return (
    <Page>
      <div className={css.alone}>
        <Stack gap={32}>
          <Heading level={isPage ? 1 : 2} size="form" id={stepTitleId}>
            {t('voucher_title')}
          </Heading>
          <Text narrow>{t('voucher_lead')}</Text>
          {children}
        </Stack>
      </div>
    </Page>
  );
}
