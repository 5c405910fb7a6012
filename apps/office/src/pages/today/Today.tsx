import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatDay, useWords } from '@parral/site/words';
import { DataTable, Text, TextLink } from '@parral/ui';
import { countryName, shortDay, shortMoment } from '../../formats/moments.ts';
import { PageHead, Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import { mailText } from '../../layout/mail-text.ts';
import { clubRequestsPath, groupRequestPath, groupRequestsPath, invoicesPath, orderPath, ordersPath, visitsPath, withQuery } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';
import * as own from './Today.css.ts';

type OfficeToday = components['schemas']['OfficeToday'];

/** Wines that run out of which so many are named; a short list is looked at. */
const shownWines = 10;
/** Those that asked last; all of them have a list of their own. */
const shownRequests = 5;

/** What needs a hand, current by itself. A part that the role may not read is not there. */
export function Today({ found, language }: { found: OfficeToday; language: Language }) {
  const t = useWords('office/today');
  const common = useWords('office/layout');
  const { to_pack: toPack, visits, low_stock: lowStock, requests, mails } = found;
  return (
    <div className={css.stack}>
      <PageHead
        title={t('title')}
        status={
          <Text as="span" tone="muted">
            {formatDay(found.day, language, true)}
          </Text>
        }
      />
      <div className={layout.parts} data-live="60">
        <Figures found={found} />
        <div className={layout.columns}>
          <div className={layout.parts}>
            {toPack && (
              <Part title={t('to_pack')}>
                <DataTable
                  caption={t('to_pack')}
                  columns={[
                    { key: 'number', label: t('order') },
                    { key: 'name', label: t('name') },
                    { key: 'to', label: t('to'), from: 'tablet' },
                    { key: 'placed', label: t('placed'), from: 'desk' },
                    { key: 'units', label: t('units'), align: 'end' },
                  ]}
                  rows={toPack.orders.map((order) => ({
                    key: order.number,
                    href: orderPath(order.number),
                    cells: {
                      number: order.number,
                      name: order.name,
                      to: order.shipping_mode === 'shop' ? t('pickup') : countryName(order.country, language),
                      placed: shortMoment(order.date_placed, language),
                      units: order.units,
                    },
                  }))}
                  empty={<Text>{t('nothing_to_pack')}</Text>}
                />
                {toPack.count > toPack.orders.length && (
                  <div>
                    <TextLink href={withQuery(ordersPath, { status: 'new' })}>{t('all_to_pack', { count: toPack.count })}</TextLink>
                  </div>
                )}
              </Part>
            )}
            {mails.length > 0 && (
              <Part title={t('mails')}>
                <ul className={layout.history}>
                  {mails.map(({ mail, to, ordered_at, failure }) => (
                    <li key={`${mail} ${to} ${ordered_at}`} className={layout.entry}>
                      <span className={layout.moment}>{shortMoment(ordered_at, language)}</span>
                      <span>
                        {mailText(mail, common)}
                        <Text size="small" tone="muted">
                          {[to, failure].filter(Boolean).join(' · ')}
                        </Text>
                      </span>
                    </li>
                  ))}
                </ul>
              </Part>
            )}
          </div>
          <div className={layout.parts}>
            {visits && (
              <Part title={t('visits')}>
                {visits.slots.length === 0 && (
                  <Text size="small" tone="muted">
                    {t('no_visits')}
                  </Text>
                )}
                <ul className={own.slots}>
                  {visits.slots.map((slot) => (
                    <li key={`${slot.starts} ${slot.experience_id}`} className={own.slot}>
                      <span className={own.time}>{slot.starts.slice(11)}</span>
                      <span>{slot.experience}</span>
                      <span>{t('arrived_of', { arrived: slot.arrived, booked: slot.booked })}</span>
                      <span className={own.about}>{[slot.guide ?? t('no_guide'), slot.room].filter((one) => one !== null).join(' · ')}</span>
                    </li>
                  ))}
                </ul>
                <div>
                  <TextLink href={visitsPath}>{t('to_visits')}</TextLink>
                </div>
              </Part>
            )}
            {requests && requests.length > 0 && (
              <Part title={t('requests')}>
                <ul className={own.slots}>
                  {requests.slice(0, shownRequests).map(({ id, day, people, name, wish }) => (
                    <li key={id} className={own.slot}>
                      <span className={own.time}>{people}</span>
                      <TextLink variant="inline" href={groupRequestPath(id)}>
                        {name}
                      </TextLink>
                      <span>{shortDay(day, language)}</span>
                      {wish !== '' && <span className={own.about}>{wish}</span>}
                    </li>
                  ))}
                </ul>
                {requests.length > shownRequests && (
                  <div>
                    <TextLink href={withQuery(groupRequestsPath, { state: 'waiting' })}>{t('all_requests')}</TextLink>
                  </div>
                )}
              </Part>
            )}
            {found.club_requests && found.club_requests.joining + found.club_requests.renewals > 0 && (
              <Part title={t('club_requests')}>
                <Text size="small">
                  <TextLink href={clubRequestsPath}>
                    {[
                      found.club_requests.joining > 0 && t('joining', { count: found.club_requests.joining }),
                      found.club_requests.renewals > 0 && t('renewals', { count: found.club_requests.renewals }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </TextLink>
                </Text>
              </Part>
            )}
            {lowStock && lowStock.length > 0 && (
              <Part title={t('low_stock')}>
                <ul className={own.slots}>
                  {lowStock.slice(0, shownWines).map(({ product_id, title, left }) => (
                    <li key={product_id} className={own.slot}>
                      <span className={own.time}>{left}</span>
                      <span>{title}</span>
                      <span className={layout.moment}>{product_id}</span>
                    </li>
                  ))}
                </ul>
                {lowStock.length > shownWines && (
                  <Text size="small" tone="muted">
                    {t('more_low', { count: lowStock.length - shownWines })}
                  </Text>
                )}
              </Part>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

function Figures({ found: { to_pack: toPack, visits, payments, mails, unsent_invoices: unsent } }: { found: OfficeToday }) {
  const t = useWords('office/today');
  return (
    <div className={own.figures}>
      {toPack && (
        <a className={own.figure} href={withQuery(ordersPath, { status: 'new' })}>
          <span className={toPack.count === 0 ? own.none : own.number}>{toPack.count}</span>
          <span className={own.name}>{t('figure_to_pack')}</span>
        </a>
      )}
      {visits && (
        <a className={own.figure} href={visitsPath}>
          <span className={visits.people === 0 ? own.none : own.number}>{`${visits.arrived}/${visits.people}`}</span>
          <span className={own.name}>{t('figure_visits')}</span>
        </a>
      )}
      {payments && (
        <a className={own.figure} href={ordersPath}>
          <span className={payments.failed_refunds + payments.disputes === 0 ? own.none : own.failed}>{payments.failed_refunds + payments.disputes}</span>
          <span className={own.name}>{t('figure_payments')}</span>
        </a>
      )}
      {unsent !== null && (
        <a className={own.figure} href={withQuery(invoicesPath, { unsent: 1 })}>
          <span className={unsent === 0 ? own.none : own.failed}>{unsent}</span>
          <span className={own.name}>{t('figure_invoices')}</span>
        </a>
      )}
      <div className={own.figure}>
        <span className={mails.length === 0 ? own.none : own.failed}>{mails.length}</span>
        <span className={own.name}>{t('figure_mails')}</span>
      </div>
    </div>
  );
}
