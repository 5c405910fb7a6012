import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice, useWords } from '@parral/site/words';
import { BackLink, Button, DataTable, Status, Tabs, Text, TextField, TextLink } from '@parral/ui';
import { shortDay } from '../../formats/moments.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Ways } from '../../layout/Ways.tsx';
import * as layout from '../../layout/layout.css.ts';
import { invoicesPath, orderPath, ordersPath, visitPath, withQuery } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';

type Schemas = components['schemas'];

/** What the list is asked for, as it stands in the address. */
export interface InvoiceFilter {
  q: string;
  /** '1': only those whose mail did not leave. */
  unsent: string;
  from: string;
  to: string;
  after: string;
}

export interface InvoiceListProps {
  page: Schemas['OfficeInvoicePage'];
  filter: InvoiceFilter;
  language: Language;
}

/** Invoices that were issued, the newest first; those that did not reach their buyer for themselves. */
export function InvoiceList({ page, filter, language }: InvoiceListProps) {
  const t = useWords('office/invoices');
  const { after, ...chosen } = filter;
  // On a telephone there is room for why one did not leave, or for what it is of.
  const elsewhere = chosen.unsent === '' ? undefined : ('tablet' as const);
  const isFiltered = Object.values(chosen).some((one) => one !== '');
  return (
    <div className={css.stack}>
      <BackLink href={ordersPath} label={t('back')} />
      <PageHead title={t('title')} csv={withQuery(invoicesPath, { ...chosen, csv: 1 })} />
      <search>
        <form className={layout.filters} method="get" action={invoicesPath}>
          {chosen.unsent !== '' && <input type="hidden" name="unsent" value={chosen.unsent} />}
          <div className={layout.whole}>
            <TextField name="q" type="search" label={t('search')} hint={t('search_hint')} defaultValue={chosen.q} maxLength={60} />
          </div>
          <TextField name="from" type="date" label={t('from')} defaultValue={chosen.from} />
          <TextField name="to" type="date" label={t('to')} defaultValue={chosen.to} />
          <Button type="submit" variant="outline">
            {t('find')}
          </Button>
        </form>
      </search>
      <Tabs
        label={t('by_state')}
        tabs={(['', '1'] as const).map((unsent) => ({
          href: withQuery(invoicesPath, { ...chosen, unsent }),
          label: t(unsent === '' ? 'tab_all' : 'tab_unsent'),
          current: chosen.unsent === unsent,
        }))}
      />
      {chosen.unsent !== '' && page.invoices.length > 0 && <Text narrow>{t('unsent_lead')}</Text>}
      <DataTable
        caption={t('title')}
        columns={[
          { key: 'number', label: t('number') },
          { key: 'day', label: t('day'), from: 'tablet' },
          { key: 'for', label: t('for'), from: elsewhere },
          { key: 'buyer', label: t('buyer'), from: 'desk' },
          { key: 'total', label: t('total'), align: 'end', from: elsewhere },
          { key: 'mail', label: t('mail'), from: chosen.unsent === '' ? 'tablet' : undefined },
          { key: 'pdf', label: t('pdf_head'), from: 'tablet' },
        ]}
        rows={page.invoices.map((one) => ({
          key: one.id,
          href: one.subject === 'order' ? orderPath(one.reference) : visitPath(one.reference),
          cells: {
            number: <span className={layout.unbroken}>{one.number}</span>,
            day: shortDay(one.date, language),
            for: <span className={layout.unbrokenWide}>{t(one.subject === 'order' ? 'for_order' : 'for_visit', { reference: one.reference })}</span>,
            buyer: one.buyer,
            total: formatPrice(one.total),
            mail: one.mail && <Mail mail={one.mail} />,
            pdf: <TextLink href={one.pdf_url}>{t('pdf')}</TextLink>,
          },
        }))}
        empty={
          <>
            <Text>{t(chosen.unsent === '' ? (isFiltered ? 'none_found' : 'none') : 'none_unsent')}</Text>
            {isFiltered && <TextLink href={invoicesPath}>{t('without_filter')}</TextLink>}
          </>
        }
      />
      <Ways
        first={after === '' ? null : withQuery(invoicesPath, chosen)}
        next={page.next === null ? null : withQuery(invoicesPath, { ...chosen, after: page.next })}
      />
    </div>
  );
}

/** Why the mail that has the invoice is not there yet. */
function Mail({ mail: { to, state, failure } }: { mail: NonNullable<Schemas['OfficeInvoice']['mail']> }) {
  const t = useWords('office/invoices');
  return (
    <>
      <Status tone={state === 'waiting' ? 'open' : 'failed'}>{t(`mail_${state}`)}</Status>
      <Text size="small" tone="muted">
        <span className={layout.breakable}>{[to, failure].filter(Boolean).join(' · ')}</span>
      </Text>
    </>
  );
}
