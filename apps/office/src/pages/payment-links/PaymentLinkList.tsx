import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice, useWords } from '@parral/site/words';
import { BackLink, Button, DataTable, Status, Tabs, Text, TextField, TextLink } from '@parral/ui';
import { shortMoment } from '../../formats/moments.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Ways } from '../../layout/Ways.tsx';
import * as layout from '../../layout/layout.css.ts';
import { ordersPath, paymentLinkPath, paymentLinksPath, telephoneOrderPath, withQuery } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';

type Schemas = components['schemas'];

export const linkStates = ['sent', 'opened', 'paid', 'expired', 'withdrawn'] as const;

export interface PaymentLinkListProps {
  page: Schemas['OfficePaymentLinkPage'];
  filter: { q: string; state: string; after: string };
  mayOrder: boolean;
  language: Language;
}

/** Payment links, newest first, by words and state. */
export function PaymentLinkList({ page, filter, mayOrder, language }: PaymentLinkListProps) {
  const t = useWords('office/payment-links');
  const { after, ...chosen } = filter;
  return (
    <div className={css.stack}>
      <BackLink href={ordersPath} label={t('back')} />
      <PageHead
        title={t('title')}
        csv={withQuery(paymentLinksPath, { ...chosen, csv: 1 })}
        actions={
          mayOrder && (
            <Button variant="outline" href={telephoneOrderPath}>
              {t('telephone_order')}
            </Button>
          )
        }
      />
      <search>
        <form className={layout.inline} method="get" action={paymentLinksPath}>
          {chosen.state !== '' && <input type="hidden" name="state" value={chosen.state} />}
          <TextField name="q" type="search" label={t('search')} hint={t('search_hint')} defaultValue={chosen.q} maxLength={120} />
          <Button type="submit" variant="outline">
            {t('find')}
          </Button>
        </form>
      </search>
      <Tabs
        label={t('by_state')}
        tabs={(['', ...linkStates] as const).map((state) => ({
          href: withQuery(paymentLinksPath, { ...chosen, state }),
          label: t(`tab_${state === '' ? 'all' : state}`),
          current: chosen.state === state,
        }))}
      />
      <DataTable
        caption={t('title')}
        columns={[
          { key: 'name', label: t('name') },
          { key: 'state', label: t('state') },
          { key: 'until', label: t('until'), from: 'tablet' },
          { key: 'made', label: t('made'), from: 'desk' },
          { key: 'sale', label: t('sale'), from: 'desk' },
          { key: 'total', label: t('total'), align: 'end', from: 'tablet' },
        ]}
        rows={page.links.map((link) => ({
          key: link.id,
          href: paymentLinkPath(link.id),
          quiet: link.state === 'expired' || link.state === 'withdrawn',
          cells: {
            name: (
              <>
                {link.name}
                <Text as="span" size="small" tone="muted">
                  {` ${link.email}`}
                </Text>
              </>
            ),
            state: <PaymentLinkState state={link.state} />,
            until: shortMoment(link.until, language),
            made: shortMoment(link.created_at, language),
            sale: link.sale ?? '',
            total: formatPrice(link.total_price),
          },
        }))}
        empty={
          <>
            <Text>{t(chosen.q === '' && chosen.state === '' ? 'none' : 'none_found')}</Text>
            {(chosen.q !== '' || chosen.state !== '') && <TextLink href={paymentLinksPath}>{t('all')}</TextLink>}
          </>
        }
      />
      <Ways
        first={after === '' ? null : withQuery(paymentLinksPath, chosen)}
        next={page.next === null ? null : withQuery(paymentLinksPath, { ...chosen, after: page.next })}
      />
    </div>
  );
}

const tones = { sent: 'open', opened: 'open', paid: 'done', expired: 'failed', withdrawn: 'quiet' } as const;

/** How a payment link stands. */
export function PaymentLinkState({ state }: { state: Schemas['PaymentLinkState'] }) {
  const t = useWords('office/payment-links');
  return <Status tone={tones[state]}>{t(state)}</Status>;
}
