import { Notice, Page, TextLink } from '@parral/ui';
import type { BookingPage } from './booking-context.ts';

/** For a browser without script, which cannot book here: what it takes, and who books for them. */
export function WithoutScript({ t, phone, contactEmail, forVoucher }: Pick<BookingPage, 't' | 'phone' | 'contactEmail'> & { forVoucher: boolean }) {
  return (
    <noscript>
      <Page>
        <Notice>
          <p>
            {t(forVoucher ? 'no_script_voucher' : 'no_script')}{' '}
            <TextLink variant="inline" href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </TextLink>
            {', '}
            <TextLink variant="inline" href={`mailto:${contactEmail}`}>
              {contactEmail}
            </TextLink>
          </p>
        </Notice>
      </Page>
    </noscript>
  );
}
