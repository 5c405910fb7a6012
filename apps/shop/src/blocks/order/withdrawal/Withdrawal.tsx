import { ApiError } from '@parral/api-client';
import { useApiMutation } from '@parral/api-client/hooks';
import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { type Privacy, useFocusAfterRender } from '@parral/site/forms';
import { formatDay, type Translate } from '@parral/site/words';
import { Button, Heading, Inline, Notice, Panel, Stack, Text, TextLink } from '@parral/ui';
import { useState } from 'react';
import { type Declaration, DeclarationForm, declarationFormId } from './DeclarationForm.tsx';
import { Acknowledged, Statement } from './Statement.tsx';

type Schemas = components['schemas'];

interface WithdrawalProps {
  /** The order of the link, null when its number is asked for. */
  order: Schemas['Order'] | null;
  token: string | null;
  t: Translate<'shop/order'>;
  language: Language;
  contactEmail: string;
  withdrawalUrl: string;
  privacy: Privacy;
  onWithdrawn: () => void;
}

/** `declare`: who withdraws from what, nothing has happened yet; `confirm`: the statement as it will be sent; `done`: it is made. */
type Stage = 'begin' | 'declare' | 'confirm' | 'done';

/** The withdrawal function (Directive 2011/83/EU, article 11a): declare, confirm, acknowledgement with date and time. */
export function Withdrawal({ order, token, t, language, contactEmail, withdrawalUrl, privacy, onWithdrawn }: WithdrawalProps) {
  const [stage, setStage] = useState<Stage>(order === null ? 'declare' : 'begin');
  const declaring = useApiMutation('declareWithdrawal');
  const confirming = useApiMutation('confirmWithdrawal');
  const failure = failureOf({ begin: null, declare: declaring.error, confirm: confirming.error, done: null }[stage]);
  const focusAfterRender = useFocusAfterRender();

  function go(next: Stage) {
    setStage(next);
    focusAfterRender(next === 'begin' ? 'order-withdrawal' : 'withdrawal-step');
  }

  async function declare(declaration: Declaration) {
    confirming.reset();
    try {
      await declaring.mutateAsync({ body: { ...declaration, language, ...(token !== null && { order_token: token }) } });
      go('confirm');
    } catch (error) {
      console.error('the withdrawal did not go on', error);
    }
  }

  /** Asking twice makes one. */
  async function confirm({ id }: Schemas['Withdrawal']) {
    try {
      await confirming.mutateAsync({ path: { withdrawal_id: id } });
      go('done');
      onWithdrawn();
    } catch (error) {
      console.error('the withdrawal did not go on', error);
    }
  }

  const mail = (
    <TextLink variant="inline" href={`mailto:${contactEmail}`}>
      {contactEmail}
    </TextLink>
  );
  const declared = declaring.data;
  // The form as it stands now, or the statement: whatever was on its way.
  const again =
    stage === 'confirm' && declared ? (
      <Button variant="outline" busy={confirming.isPending} onClick={() => void confirm(declared)}>
        {t('retry')}
      </Button>
    ) : (
      <Button type="submit" form={declarationFormId} variant="outline" busy={declaring.isPending}>
        {t('retry')}
      </Button>
    );
  return (
    <Panel
      heading={
        <Heading level={2} size="minor" id="order-withdrawal">
          {t('withdrawal')}
        </Heading>
      }
      labelledBy="order-withdrawal"
    >
      <Stack gap={20}>
        {stage !== 'done' && (
          <Text size="small" tone="muted">
            {t('right')}{' '}
            <TextLink variant="inline" href={withdrawalUrl}>
              {t('right_more')}
            </TextLink>
          </Text>
        )}
        {stage !== 'done' && order && <Text>{standing(order.withdrawal, t, language)}</Text>}
        {stage === 'begin' && order?.withdrawal.confirmed.map((one) => <Acknowledged key={one.id} withdrawal={one} t={t} language={language} />)}
        {stage === 'begin' && order?.withdrawal.possible && (
          <Inline>
            <Button variant="outline" onClick={() => go('declare')}>
              {t('start')}
            </Button>
          </Inline>
        )}
        {stage === 'declare' && (
          <DeclarationForm
            order={order}
            before={declaring.variables?.body ?? null}
            busy={declaring.isPending}
            t={t}
            privacy={privacy}
            onSubmit={(declaration) => void declare(declaration)}
            onCancel={order ? () => go('begin') : undefined}
          />
        )}
        {stage === 'confirm' && declaring.data && (
          <Statement
            withdrawal={declaring.data}
            busy={confirming.isPending}
            t={t}
            onConfirm={() => void confirm(declaring.data)}
            onChange={() => go('declare')}
          />
        )}
        {stage === 'done' && confirming.data && <Acknowledged withdrawal={confirming.data} fresh t={t} language={language} />}
        {failure === 'not_possible' && (
          <Notice tone="error" live title={t('not_possible_title')}>
            <p>
              {t('not_possible')} {mail}
            </p>
          </Notice>
        )}
        {failure === 'unknown' && (
          <Notice tone="error" live title={t('unknown_title')}>
            {t('unknown')}
          </Notice>
        )}
        {(failure === 'offline' || failure === 'failed' || failure === 'many') && (
          <Notice tone="error" live title={t('failed_title')} action={again}>
            <p>
              {t(failure === 'offline' ? 'connection' : failure)} {mail}
            </p>
          </Notice>
        )}
      </Stack>
    </Panel>
  );
}

/** Whether one may still withdraw, until when, or why not. */
function standing({ possible, until, reason }: Schemas['OrderWithdrawal'], t: WithdrawalProps['t'], language: Language): string {
  const day = until === null ? null : formatDay(until, language);
  if (possible) return day === null ? t('right_open') : t('right_until', { day });
  if (reason === 'EXPIRED' || reason === null) return day === null ? t('reason_EXPIRED_open') : t('reason_EXPIRED', { day });
  return t(`reason_${reason}`);
}

/** Why a step did not go on, as the words have it. */
function failureOf(error: unknown): 'not_possible' | 'unknown' | 'many' | 'offline' | 'failed' | null {
  if (error === null) return null;
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'WITHDRAWAL_NOT_POSSIBLE') return 'not_possible';
  if (error.status === 0) return 'offline';
  if (error.status === 404) return 'unknown';
  return error.status === 429 ? 'many' : 'failed';
}
