import { useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Heading, Page, Text } from '@parral/ui';
import type block from './block.ts';
import type { VisitCodesData } from './load.server.ts';
import { VisitCode } from './parts/VisitCode.tsx';
import * as css from './VisitCodes.css.ts';

/** A code for each house and season; a used one says when the next comes (specification section 4). */
export default function VisitCodes({ data, language }: BlockProps<BlockAttributes<typeof block>, VisitCodesData>) {
  const t = useWords('club/visit-codes');
  return (
    <Page>
      <section className={css.screen} aria-labelledby="visit-codes">
        <div className={css.head}>
          <Heading level={2} size="small" id="visit-codes">
            {t('title')}
          </Heading>
          <Text tone="muted">{t('lead')}</Text>
        </div>
        <ul className={css.codes}>
          {data.vouchers.map((voucher) => (
            <VisitCode
              key={voucher.estate}
              voucher={voucher}
              entitled={data.entitled}
              night={data.nights[voucher.estate]}
              urls={data.voucherPageUrls}
              t={t}
              language={language}
            />
          ))}
        </ul>
      </section>
    </Page>
  );
}
