import { Picture } from '@parral/site/images';
import { Heading, Page, Stack, Text } from '@parral/ui';
import type { ReactNode } from 'react';
import type { BookingPage } from '../screen/booking-context.ts';
import { stepTitleId } from '../steps/step-title-id.ts';
import * as css from '../VisitBooking.css.ts';

/** Heading and first words of redeeming a voucher, the page's own where the voucher decides which visit it is. */
export function VoucherFrame({ t, isPage, giftPicture, children }: Pick<BookingPage, 't' | 'giftPicture'> & { isPage: boolean; children: ReactNode }) {
  return (
    <Page>
      <div className={giftPicture ? css.besidePicture : css.alone}>
        <Stack gap={32}>
          <Heading level={isPage ? 1 : 2} size="form" id={stepTitleId}>
            {t('voucher_title')}
          </Heading>
          <Text narrow>{t('voucher_lead')}</Text>
          {children}
        </Stack>
        {giftPicture && <Picture className={css.giftPicture} {...giftPicture} alt="" sizes="(min-width: 1024px) 560px, 100vw" />}
      </div>
    </Page>
  );
}
