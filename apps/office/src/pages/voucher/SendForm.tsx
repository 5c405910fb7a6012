import type { components } from '@parral/api-spec';
import { type Language, languages, nameOf } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { Button, DataTable, Select, Status, Text, TextArea, TextField } from '@parral/ui';
import { shortMoment } from '../../formats/moments.ts';
import * as layout from '../../layout/layout.css.ts';
import { voucherPath } from '../../routing/paths.ts';

type Voucher = components['schemas']['OfficeVoucherFile'];

/** Mails the voucher to somebody; to whom it was sent last stands there already. */
export function SendForm({ found, language, typed }: { found: Voucher; language: Language; typed: URLSearchParams }) {
  const t = useWords('office/voucher');
  const last = found.sendings[0];
  return (
    <form className={layout.form} method="post" action={voucherPath(found.voucher.code)}>
      <input type="hidden" name="version" value={found.version} />
      <Text size="small" tone="muted">
        {t('send_lead')}
      </Text>
      <TextField name="name" label={t('name')} defaultValue={typed.get('name') ?? last?.name ?? ''} required maxLength={120} />
      <TextField name="email" type="email" label={t('email')} defaultValue={typed.get('email') ?? last?.email ?? ''} required maxLength={254} />
      <Select
        name="language"
        label={t('language')}
        defaultValue={typed.get('language') ?? last?.language ?? language}
        options={languages.map((one) => ({ value: one, label: nameOf(one) }))}
      />
      <TextArea name="words" label={t('words')} defaultValue={typed.get('words') ?? ''} rows={2} maxLength={2000} />
      <Button type="submit" name="do" value="send">
        {t('send')}
      </Button>
    </form>
  );
}

const tones = { waiting: 'open', sent: 'done', undeliverable: 'failed' } as const;

/** To whom the voucher was sent, the last one first, and how each mail fared. */
export function Sendings({ sendings, language }: { sendings: Voucher['sendings']; language: Language }) {
  const t = useWords('office/voucher');
  return (
    <DataTable
      caption={t('sendings')}
      columns={[
        { key: 'to', label: t('to') },
        { key: 'at', label: t('sent_at'), from: 'tablet' },
        { key: 'state', label: t('mail') },
      ]}
      rows={sendings.map(({ name, email, ordered_at: at, state, failure }) => ({
        key: `${at}${email}`,
        cells: {
          to: (
            <>
              {name}
              <Text size="small" tone="muted">
                <span className={layout.breakable}>{email}</span>
              </Text>
            </>
          ),
          at: shortMoment(at, language),
          state: (
            <>
              <Status tone={tones[state]}>{t(`mail_${state}`)}</Status>
              {failure !== null && <Text size="small">{failure}</Text>}
            </>
          ),
        },
      }))}
    />
  );
}
