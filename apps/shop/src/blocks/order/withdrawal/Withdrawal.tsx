import type { ApiClient } from '@parral/api-client';
import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatDay, type Translate } from '@parral/site/words';
import { Button, Heading, Inline, Notice, Panel, Stack, Text, TextLink } from '@parral/ui';
import { useEffect, useRef, useState } from 'react';
import { DeclarationForm } from './DeclarationForm.tsx';
import { Acknowledged, Statement } from './Statement.tsx';
import { confirm, declare, type WithdrawalMade, type WithdrawalProblem } from './withdraw.ts';

type Schemas = components['schemas'];

interface WithdrawalProps {
  /** The order of the link, null when its number is asked for. */
  order: Schemas['Order'] | null;
  token: string | null;
  t: Translate<'shop/order'>;
  language: Language;
  contactEmail: string;
  withdrawalUrl: string;
  client: ApiClient;
  onWithdrawn: () => void;
}

type Stage = { kind: 'begin' } | { kind: 'declare' } | { kind: 'confirm'; withdrawal: WithdrawalMade } | { kind: 'done'; withdrawal: WithdrawalMade };

/** The withdrawal function (Directive 2011/83/EU, article 11a): declare, confirm, acknowledgement with date and time. */
export function Withdrawal({ order, token, t, language, contactEmail, withdrawalUrl, client, onWithdrawn }: WithdrawalProps) {
  const [stage, setStage] = useState<Stage>(order === null ? { kind: 'declare' } : { kind: 'begin' });
  const [declared, setDeclared] = useState<Schemas['WithdrawalDeclaration'] | null>(null);
  const [problem, setProblem] = useState<WithdrawalProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const moved = useRef(false);

  useEffect(() => {
    if (moved.current) document.getElementById(stage.kind === 'begin' ? 'order-withdrawal' : 'withdrawal-step')?.focus();
  }, [stage.kind]);

  function go(next: Stage) {
    moved.current = true;
    setProblem(null);
    setStage(next);
  }

  async function ask(call: ReturnType<typeof declare>, then: (withdrawal: WithdrawalMade) => void) {
    setBusy(true);
    setProblem(null);
    const answer = await call;
    setBusy(false);
    if ('problem' in answer) setProblem(answer.problem);
    else then(answer.withdrawal);
  }

  function check(declaration: Omit<Schemas['WithdrawalDeclaration'], 'language' | 'order_token'>) {
    const whole = { ...declaration, language, ...(token !== null && { order_token: token }) };
    setDeclared(whole);
    void ask(declare(client, whole), (withdrawal) => go({ kind: 'confirm', withdrawal }));
  }

  function make({ id }: WithdrawalMade) {
    void ask(confirm(client, id), (withdrawal) => {
      go({ kind: 'done', withdrawal });
      onWithdrawn();
    });
  }

  const mail = (
    <TextLink variant="inline" href={`mailto:${contactEmail}`}>
      {contactEmail}
    </TextLink>
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
        {stage.kind !== 'done' && (
          <Text size="small" tone="muted">
            {t('right')}{' '}
            <TextLink variant="inline" href={withdrawalUrl}>
              {t('right_more')}
            </TextLink>
          </Text>
        )}
        {stage.kind !== 'done' && order && <Text>{standing(order.withdrawal, t, language)}</Text>}
        {stage.kind === 'begin' && order?.withdrawal.confirmed.map((one) => <Acknowledged key={one.id} withdrawal={one} t={t} language={language} />)}
        {stage.kind === 'begin' && order?.withdrawal.possible && (
          <Inline>
            <Button variant="outline" onClick={() => go({ kind: 'declare' })}>
              {t('start')}
            </Button>
          </Inline>
        )}
        {stage.kind === 'declare' && (
          <DeclarationForm order={order} before={declared} busy={busy} t={t} onSubmit={check} onCancel={order ? () => go({ kind: 'begin' }) : undefined} />
        )}
        {stage.kind === 'confirm' && (
          <Statement withdrawal={stage.withdrawal} busy={busy} t={t} onConfirm={() => make(stage.withdrawal)} onChange={() => go({ kind: 'declare' })} />
        )}
        {stage.kind === 'done' && <Acknowledged withdrawal={stage.withdrawal} fresh t={t} language={language} />}
        {problem === 'not_possible' && (
          <Notice tone="error" live title={t('not_possible_title')}>
            <p>
              {t('not_possible')} {mail}
            </p>
          </Notice>
        )}
        {problem === 'unknown' && (
          <Notice tone="error" live title={t('unknown_title')}>
            {t('unknown')}
          </Notice>
        )}
        {(problem === 'failed' || problem === 'many') && (
          <Notice tone="error" live title={t('failed_title')}>
            <p>
              {t(problem)} {mail}
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
