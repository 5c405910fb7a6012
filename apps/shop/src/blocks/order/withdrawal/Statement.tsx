import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import type { Translate } from '@parral/site/words';
import { Button, EndingNote, type EndingStep, Heading, Inline, Notice, Stack, Text } from '@parral/ui';
import { formatDayOf, formatMoment } from '../moment.ts';

interface Words {
  withdrawal: components['schemas']['Withdrawal'];
  t: Translate<'shop/order'>;
}

/** Step 2: the statement as it will be sent, and the button that sends it. */
export function Statement({ withdrawal, busy, t, onConfirm, onChange }: Words & { busy: boolean; onConfirm: () => void; onChange: () => void }) {
  const { name, order_number: number, email } = withdrawal;
  return (
    <Stack gap={20}>
      <Heading level={3} size="item" id="withdrawal-step">
        {t('step_confirm')}
      </Heading>
      <Text>{t('statement', { name, number })}</Text>
      <Lines withdrawal={withdrawal} t={t} />
      <Text>{t('statement_to', { email })}</Text>
      <Inline>
        <Button onClick={onConfirm} busy={busy}>
          {busy ? t('sending') : t('confirm')}
        </Button>
        <Button variant="quiet" onClick={onChange}>
          {t('change')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** The acknowledgement: what, when, where the mail went. `fresh`: it was made just now. */
export function Acknowledged({ withdrawal, fresh, t, language }: Words & { fresh?: boolean; language: Language }) {
  const { confirmed_at: moment, order_number: number, email } = withdrawal;
  const said = t('done', { number, moment: moment === null ? '' : formatMoment(moment, language) });
  if (fresh && moment !== null)
    return (
      <EndingNote title={t('done_title')} titleId="withdrawal-step" live steps={{ title: t('now'), steps: stepsOf(moment, email, language, t) }}>
        <p>{said}</p>
        <Lines withdrawal={withdrawal} t={t} />
      </EndingNote>
    );
  return (
    <Notice tone="success">
      <Stack gap={12}>
        <p>{said}</p>
        <Lines withdrawal={withdrawal} t={t} />
        <p>
          {t('done_mail', { email })} {t('done_next')}
        </p>
      </Stack>
    </Notice>
  );
}

/** Days in which the bottles are to be sent back (Directive 2011/83/EU, article 14). */
const daysToReturn = 14;

/** What happens after a withdrawal, with its days. */
function stepsOf(moment: string, email: string, language: Language, t: Words['t']): EndingStep[] {
  const until = new Date(Date.parse(moment) + daysToReturn * 86_400_000).toISOString();
  return [
    { mark: formatDayOf(moment, language), what: t('step_made'), text: t('done_mail', { email }) },
    { mark: t('step_back_mark'), what: formatDayOf(until, language), text: t('step_back_text') },
    { mark: t('step_money_mark'), what: t('step_money'), text: t('step_money_text') },
  ];
}

function Lines({ withdrawal, t }: Words) {
  return (
    <ul>
      {withdrawal.lines.map(({ product_id, quantity, title, label }) => (
        <li key={product_id}>{t('statement_line', { quantity, title, label })}</li>
      ))}
    </ul>
  );
}
