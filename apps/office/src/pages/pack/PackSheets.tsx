import type { components } from '@parral/api-spec';
import { useWords } from '@parral/site/words';
import { BackLink, Button, DataTable, Heading, Notice, Text, TextField } from '@parral/ui';
import { PageHead, Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import { ordersPath, packPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import { whyFailed } from '../work/work-lines.ts';
import * as own from './Pack.css.ts';

type Notes = components['schemas']['OfficeDeliveryNotes'];

export interface PackSheetsProps {
  found: Notes;
  /** Those that were asked for, with commas between them; '' for all that is to be packed. */
  numbers: string;
  /** Sent twice it begins once. */
  formKey: string;
  problem: string | null;
}

/** The pack list over all, then the note of each order; printed, each note begins a page. */
export function PackSheets({ found, numbers, formKey, problem }: PackSheetsProps) {
  const t = useWords('office/pack');
  const workWords = useWords('office/work');
  const bottles = new Map<string, number>();
  for (const { title, quantity } of found.notes.flatMap(({ lines }) => lines)) bottles.set(title, (bottles.get(title) ?? 0) + quantity);
  const list = [...bottles].toSorted(([a], [b]) => a.localeCompare(b));
  return (
    <div className={css.stack}>
      <div className={own.screen}>
        <BackLink href={ordersPath} label={t('back')} />
      </div>
      <PageHead
        title={t('title')}
        status={
          <Text as="span" tone="muted">
            {t('orders', { count: found.notes.length })}
          </Text>
        }
        actions={
          <span data-print="" hidden>
            <Button>{t('print')}</Button>
          </span>
        }
      />
      <Problem text={problem} />
      {found.more && (
        <form className={`${layout.fact} ${own.screen}`} method="post" action={packPath}>
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="numbers" value={numbers} />
          <Text>{t('more', { count: found.notes.length })}</Text>
          <Button type="submit" variant="outline">
            {t('prepare')}
          </Button>
        </form>
      )}
      <form className={`${layout.inline} ${own.screen}`} method="get" action={packPath}>
        <TextField name="numbers" label={t('numbers')} hint={t('numbers_hint')} defaultValue={numbers} maxLength={4000} />
        <Button type="submit" variant="outline">
          {t('show')}
        </Button>
      </form>
      {found.left_out.length > 0 && (
        <Notice title={t('left_out')}>
          {found.left_out.map(({ number, ...why }) => (
            <span key={number} className={layout.line}>{`${number}: ${whyFailed(why, workWords)}`}</span>
          ))}
        </Notice>
      )}
      <Part title={t('list')}>
        <DataTable
          caption={t('list')}
          columns={[
            { key: 'title', label: t('wine') },
            { key: 'units', label: t('units'), align: 'end' },
          ]}
          rows={list.map(([title, units]) => ({ key: title, cells: { title, units } }))}
          empty={<Text>{t('nothing')}</Text>}
        />
      </Part>
      {found.notes.map((note) => (
        <section key={note.number} className={own.note} lang={note.language}>
          <div className={own.head}>
            <p className={own.mark}>{note.brand}</p>
            <div>
              <Heading level={2}>{note.title}</Heading>
              <Text tone="muted">{note.placed}</Text>
            </div>
          </div>
          <dl className={own.ends}>
            {note.ends.map(({ label, lines }) => (
              <div key={label}>
                <dt className={own.label}>{label}</dt>
                <dd>
                  {lines.map((line, at) => (
                    <span key={line} className={layout.line}>
                      {at === 0 ? <strong>{line}</strong> : line}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          {note.comment !== '' && <Text strong>{note.comment}</Text>}
          <ul className={own.lines}>
            {note.lines.map(({ title, quantity, total }) => (
              <li key={title} className={own.line}>
                <span className={own.quantity}>{quantity}</span>
                <span>{title}</span>
                <span>{total}</span>
              </li>
            ))}
            {note.sums.map(({ label, amount }, at) => (
              <li key={label} className={at === note.sums.length - 1 ? own.total : own.line}>
                <span />
                <span>{label}</span>
                <span>{amount}</span>
              </li>
            ))}
          </ul>
          {note.message !== '' && <Text>{note.message}</Text>}
          <Text size="note" tone="muted">
            {note.contact}
          </Text>
        </section>
      ))}
    </div>
  );
}
