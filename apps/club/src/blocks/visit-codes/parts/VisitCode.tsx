import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { Picture } from '@parral/site/images';
import { formatDay, type Translate } from '@parral/site/words';
import { Button, Card, Heading, Text } from '@parral/ui';
import type { VisitCodesData } from '../load.server.ts';
import { voucherAddress } from '../voucher-address.ts';
import * as css from '../VisitCodes.css.ts';

interface VisitCodeProps {
  voucher: components['schemas']['VisitCode'];
  entitled: boolean;
  night: VisitCodesData['nights'][string] | undefined;
  urls: VisitCodesData['voucherPageUrls'];
  t: Translate<'club/visit-codes'>;
  language: Language;
}

/** One house's code: its landscape by night, the code, and the way to use it, or why there is none. */
export function VisitCode({ voucher, entitled, night, urls, t, language }: VisitCodeProps) {
  const { estate, estate_name, code, used, valid_until } = voucher;
  const heading = `visit-code-${estate}`;
  const href = code === null || used ? null : voucherAddress(urls, estate, language, code);
  return (
    <Card
      as="li"
      variant="outline"
      labelledBy={heading}
      picture={night && <Picture {...night} className={used ? css.dim : css.picture} alt="" sizes="(min-width: 768px) 45vw, 100vw" loading="lazy" />}
    >
      <div className={css.row}>
        <Heading level={3} size="item" id={heading}>
          {estate_name}
        </Heading>
        {code !== null && <span className={css.code}>{used ? <s className={css.used}>{code}</s> : code}</span>}
      </div>
      <div className={css.below}>
        <Text size="small" tone="muted">
          {used ? t('used') : code === null ? t(entitled ? 'none' : 'not_entitled') : valid_until ? t('valid', { date: formatDay(valid_until, language) }) : ''}
        </Text>
        {href && (
          <Button size="small" href={href} aria-label={t('book_at', { estate: estate_name })}>
            {t('book')}
          </Button>
        )}
      </div>
    </Card>
  );
}
