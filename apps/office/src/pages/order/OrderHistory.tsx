import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice, useWords } from '@parral/site/words';
import { Button, Select, Status, Text } from '@parral/ui';
import { shortMoment } from '../../formats/moments.ts';
import { Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import { orderPath } from '../../routing/paths.ts';
import type { OfficeOrder } from './office-order.ts';

type Schemas = components['schemas'];

/** Payments, refunds and disputes, as they came. */
export function OrderMoney({ found, language }: { found: OfficeOrder; language: Language }) {
  const t = useWords('office/order');
  const tones = { asked: 'open', done: 'done', failed: 'failed', disputed: 'failed' } as const;
  return (
    <Part title={t('money')}>
      <ul className={layout.history}>
        {found.payments.map(({ id, state, asked, captured, asked_at }) => (
          <li key={id} className={layout.entry}>
            <span className={layout.moment}>{shortMoment(asked_at, language)}</span>
            <span className={layout.fact}>
              {t('payment')} <Status tone={tones[state]}>{t(`payment_${state}`)}</Status>
            </span>
            <span>{formatPrice(captured ?? asked)}</span>
          </li>
        ))}
        {found.disputes.map(({ amount, state, answer_by }) => (
          <li key={`${state} ${answer_by} ${amount}`} className={layout.entry}>
            <span className={layout.moment}>{answer_by === null ? '' : t('answer_by', { moment: shortMoment(answer_by, language) })}</span>
            <span className={layout.fact}>
              {t('dispute')} <Status tone={state === 'won' ? 'done' : 'failed'}>{t(`dispute_${state}`)}</Status>
            </span>
            <span>{formatPrice(-amount)}</span>
          </li>
        ))}
        {found.refunds.map(({ id, state, reason, note, amount, asked_at }) => (
          <li key={id} className={layout.entry}>
            <span className={layout.moment}>{shortMoment(asked_at, language)}</span>
            <span className={layout.fact}>
              {t(`refund_${reason}`)} <Status tone={tones[state]}>{t(`refund_state_${state}`)}</Status>
              {note !== null && (
                <Text size="small" tone="muted">
                  {note}
                </Text>
              )}
            </span>
            <span>{formatPrice(-amount)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface OrderMailsProps {
  mails: OfficeOrder['mails'];
  number: string;
  version: string;
  mayResend: boolean;
  language: Language;
}

const resendable = ['confirmation', 'link', 'dispatched', 'ready', 'completed'] as const satisfies readonly Schemas['OrderMailAgain']['mail'][];

/** What was mailed to the buyer, and what can be mailed once more. */
export function OrderMails({ mails, number, version, mayResend, language }: OrderMailsProps) {
  const t = useWords('office/order');
  const tones = { waiting: 'open', sent: 'done', undeliverable: 'failed' } as const;
  return (
    <Part title={t('mails')}>
      <ul className={layout.history}>
        {mails.map(({ mail, state, ordered_at, sent_at, failure }) => (
          <li key={`${mail} ${ordered_at}`} className={layout.mail}>
            <span>{isKnown(mail) ? t(`mail_${mail}`) : mail}</span>
            <Status tone={tones[state]}>{t(`mail_state_${state}`)}</Status>
            <span className={layout.moment}>{shortMoment(sent_at ?? ordered_at, language)}</span>
            {failure !== null && (
              <Text size="small" tone="error">
                {failure}
              </Text>
            )}
          </li>
        ))}
      </ul>
      {mayResend && (
        <form className={layout.inline} method="post" action={orderPath(number)}>
          <input type="hidden" name="version" value={version} />
          <Select name="mail" label={t('again')} defaultValue="confirmation" options={resendable.map((value) => ({ value, label: t(`mail_${value}`) }))} />
          <Button type="submit" variant="outline" name="do" value="mail">
            {t('send')}
          </Button>
        </form>
      )}
    </Part>
  );
}

const known = [...resendable, 'canceled', 'refund', 'again', 'address'] as const;
const isKnown = (mail: string): mail is (typeof known)[number] => (known as readonly string[]).includes(mail);
