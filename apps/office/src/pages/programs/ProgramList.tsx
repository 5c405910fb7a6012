import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { type Translate, useWords } from '@parral/site/words';
import { Button, DataTable, Notice, Status, Text } from '@parral/ui';
import { shortMoment } from '../../formats/moments.ts';
import { PageHead, Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import { programsPath, withQuery } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';

export type Programs = components['schemas']['OfficePrograms'];

export interface ProgramListProps {
  programs: Programs;
  language: Language;
  /** Something was just told again. */
  isRetried: boolean;
  problem: string | null;
}

/** The estate's other programs: what each is told (webhooks), what each may read (tokens), and how that went. */
export function ProgramList({ programs: { webhooks, tokens }, language, isRetried, problem }: ProgramListProps) {
  const t = useWords('office/programs');
  const moment = (at: string | null) => (at === null ? t('never') : shortMoment(at, language));
  return (
    <div className={css.stack}>
      <PageHead title={t('title')} csv={withQuery(programsPath, { csv: 1 })} />
      {isRetried && (
        <Notice tone="success" live>
          {t('retried')}
        </Notice>
      )}
      <Problem text={problem} />
      <div className={layout.parts}>
        <Part title={t('webhooks')}>
          <DataTable
            caption={t('webhooks')}
            columns={[
              { key: 'name', label: t('name') },
              { key: 'url', label: t('url'), from: 'desk' },
              { key: 'events', label: t('events'), from: 'desk' },
              { key: 'state', label: t('state') },
              { key: 'delivered', label: t('delivered'), from: 'tablet' },
            ]}
            rows={webhooks.map((webhook) => ({
              key: webhook.name,
              cells: {
                name: webhook.name,
                url: webhook.url,
                events: webhook.events.join(', '),
                state: <WebhookState webhook={webhook} />,
                delivered: moment(webhook.delivered_at),
              },
            }))}
            empty={<Text>{t('no_webhooks')}</Text>}
          />
        </Part>
        <Part title={t('tokens')}>
          <DataTable
            caption={t('tokens')}
            columns={[
              { key: 'name', label: t('name') },
              { key: 'scopes', label: t('scopes'), from: 'tablet' },
              { key: 'state', label: t('state') },
              { key: 'until', label: t('until'), from: 'tablet' },
              { key: 'used', label: t('used'), from: 'desk' },
            ]}
            rows={tokens.map(({ name, state, scopes, expires_at: until, last_used_at: used }) => ({
              // Of one name one is in use; those that were revoked are told apart by their end.
              key: `${name} ${state} ${until}`,
              quiet: state !== 'valid',
              cells: {
                name,
                scopes: scopes.join(', '),
                state: <Status tone={state === 'valid' ? 'done' : 'quiet'}>{t(`token_${state}`)}</Status>,
                until: shortMoment(until, language),
                used: moment(used),
              },
            }))}
            empty={<Text>{t('no_tokens')}</Text>}
          />
        </Part>
      </div>
    </div>
  );
}

/** How it stands with a webhook, in words. */
export function webhookText({ undelivered, waiting, delivered_at: deliveredAt }: Programs['webhooks'][number], t: Translate<'office/programs'>): string {
  if (undelivered > 0) return t('undelivered', { count: undelivered });
  if (waiting > 0) return t('waiting', { count: waiting });
  return t(deliveredAt === null ? 'not_called' : 'all_told');
}

/** How it stands with a webhook; what was given up waits for a hand, all else is tried again by itself. */
function WebhookState({ webhook }: { webhook: Programs['webhooks'][number] }) {
  const t = useWords('office/programs');
  const { name, undelivered, waiting, failure, delivered_at: deliveredAt } = webhook;
  if (undelivered === 0 && waiting === 0) return <Status tone={deliveredAt === null ? 'quiet' : 'done'}>{webhookText(webhook, t)}</Status>;
  return (
    <div className={layout.part}>
      <Status tone={undelivered > 0 ? 'failed' : 'open'}>{webhookText(webhook, t)}</Status>
      {failure !== null && <Text size="small">{failure}</Text>}
      {undelivered > 0 && (
        <form method="post" action={programsPath}>
          <input type="hidden" name="webhook" value={name} />
          <Button type="submit" variant="outline" size="small" aria-label={t('retry_named', { name })}>
            {t('retry')}
          </Button>
        </form>
      )}
    </div>
  );
}
