import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { BackLink, Button, DataList, Notice, Text, TextField, TextLink } from '@parral/ui';
import { shortDay, shortMoment } from '../../formats/moments.ts';
import { History } from '../../layout/History.tsx';
import { PageHead, Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import { visitPath, voucherPath, vouchersPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import { VoucherState } from '../vouchers/VoucherList.tsx';
import { Sendings, SendForm } from './SendForm.tsx';

export interface VoucherPageProps {
  found: components['schemas']['OfficeVoucherFile'];
  language: Language;
  mayChange: boolean;
  done: string | null;
  problem: string | null;
  /** What was typed, when it is shown again. */
  typed: URLSearchParams;
}

const doneKeys = ['made', 'extend', 'stop', 'serve', 'send', 'folder'] as const;

/** One voucher: whom it serves, until when, what it was used for, to whom it was sent; it is sent, extended and blocked here. */
export function VoucherPage({ found, language, mayChange, done, problem, typed }: VoucherPageProps) {
  const t = useWords('office/voucher');
  const { voucher, version } = found;
  const known = doneKeys.find((key) => key === done);
  const extending = typed.get('do') === 'extend' ? typed : new URLSearchParams();
  const step = voucher.state === 'stopped' ? 'serve' : 'stop';
  return (
    <div className={css.stack}>
      <BackLink href={vouchersPath} label={t('back')} />
      <PageHead title={voucher.code} status={<VoucherState state={voucher.state} />} />
      {known && (
        <Notice tone="success" live>
          {t(`done_${known}`)}
        </Notice>
      )}
      <Problem text={problem} />
      <div className={layout.columns}>
        <div className={layout.parts}>
          <DataList
            items={[
              { name: t('visit'), value: voucher.visit ?? t('any_visit', { brand: voucher.brand }) },
              { name: t('people'), value: voucher.people },
              { name: t('days'), value: t('from_to', { from: shortDay(voucher.starts_on, language), to: shortDay(voucher.ends_on, language) }) },
              { name: t('created'), value: shortMoment(voucher.created_at, language) },
              ...(voucher.place === null
                ? []
                : [{ name: t('where'), value: <span className={layout.breakable}>{`${voucher.place.file}:${voucher.place.line}`}</span> }]),
              {
                name: t('uses'),
                value:
                  found.visits.length === 0 && found.used_at === null ? (
                    t('no_use')
                  ) : (
                    <>
                      {found.used_at !== null && `${shortMoment(found.used_at, language)} `}
                      {found.visits.map((reference) => (
                        <TextLink key={reference} href={visitPath(reference)}>
                          {reference}
                        </TextLink>
                      ))}
                    </>
                  ),
              },
            ]}
          />
          {found.sendings.length > 0 && (
            <Part title={t('sendings')}>
              <Sendings sendings={found.sendings} language={language} />
            </Part>
          )}
          <Part title={t('history')}>
            <History actions={found.actions} language={language} />
          </Part>
        </div>
        {mayChange && voucher.state !== 'used' && (
          <div className={layout.parts}>
            {voucher.state === 'unused' && (
              <Part title={t(found.sendings.length === 0 ? 'send' : 'send_again')}>
                <SendForm found={found} language={language} typed={typed.get('do') === 'send' ? typed : new URLSearchParams()} />
              </Part>
            )}
            <Part title={t('extend')}>
              <form className={layout.form} method="post" action={voucherPath(voucher.code)}>
                <input type="hidden" name="version" value={version} />
                <TextField name="until" type="date" label={t('until')} defaultValue={extending.get('until') ?? voucher.ends_on} required />
                <TextField name="reason" label={t('reason_extend')} defaultValue={extending.get('reason') ?? ''} required maxLength={300} />
                <Button type="submit" name="do" value="extend" variant="outline">
                  {t('extend')}
                </Button>
              </form>
            </Part>
            <Part title={t(step)}>
              <form className={layout.form} method="post" action={voucherPath(voucher.code)}>
                <input type="hidden" name="version" value={version} />
                <TextField name="reason" label={t('reason_block')} required maxLength={300} />
                <Button type="submit" name="do" value={step} variant="outline">
                  {t(step)}
                </Button>
              </form>
            </Part>
            {voucher.is_said && (
              <Part title={t('folder')}>
                <form className={layout.form} method="post" action={voucherPath(voucher.code)}>
                  <input type="hidden" name="version" value={version} />
                  <Text size="small" tone="muted">
                    {t('said')}
                  </Text>
                  <TextField name="reason" label={t('reason_block')} required maxLength={300} />
                  <Button type="submit" name="do" value="folder" variant="outline">
                    {t('folder')}
                  </Button>
                </form>
              </Part>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
