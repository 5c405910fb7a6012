import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import type { Translate } from '@parral/site/words';
import { Button, Heading, Inline, Notice, Stack, Text } from '@parral/ui';
import { formatMoment } from '../moment.ts';

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
  return (
    <Stack gap={20}>
      {fresh && (
        <Heading level={3} size="item" id="withdrawal-step">
          {t('done_title')}
        </Heading>
      )}
      <Notice tone="success" live={fresh ?? false}>
        <Stack gap={12}>
          <p>{t('done', { number, moment: moment === null ? '' : formatMoment(moment, language) })}</p>
          <Lines withdrawal={withdrawal} t={t} />
          <p>
            {t('done_mail', { email })} {t('done_next')}
          </p>
        </Stack>
      </Notice>
    </Stack>
  );
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
