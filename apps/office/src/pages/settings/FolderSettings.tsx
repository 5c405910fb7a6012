import type { components } from '@parral/api-spec';
import { useWords } from '@parral/site/words';
import { DataTable, Text } from '@parral/ui';
import { Fragment } from 'react';
import * as layout from '../../layout/layout.css.ts';

type Setting = components['schemas']['OfficeSettings']['folder'][number];

/** What the folder sets, each with the file and line to change it in. */
export function FolderSettings({ caption, settings }: { caption: string; settings: readonly Setting[] }) {
  const t = useWords('office/settings');
  return (
    <DataTable
      caption={caption}
      columns={[
        { key: 'name', label: t('setting') },
        { key: 'value', label: t('value') },
        { key: 'where', label: t('where'), from: 'tablet' },
      ]}
      rows={settings.map((one) => ({
        key: `${one.file} ${one.line} ${one.name}`,
        cells: {
          name: (
            <>
              <span className={layout.line}>{t(`name_${one.name}`)}</span>
              <Text as="span" size="small" tone="muted">
                {one.of}
              </Text>
            </>
          ),
          value: (
            <>
              <Value setting={one} />
              <span className={layout.below.tablet}>
                <Place setting={one} />
              </span>
            </>
          ),
          where: (
            <Text as="span" size="small" tone="muted">
              <Place setting={one} />
            </Text>
          ),
        },
      }))}
    />
  );
}

/** File and line, which break between folders. */
function Place({ setting: { file, line } }: { setting: Setting }) {
  return (
    <>
      {file.split(/(?<=\/)/).map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
      {`:${line}`}
    </>
  );
}

function Value({ setting: { name, lines } }: { setting: Setting }) {
  const t = useWords('office/settings');
  const [first = '', second = ''] = lines;
  if (lines.length === 0)
    return (
      <Text as="span" tone="muted">
        {t(name in usual ? `usual_${name as keyof typeof usual}` : 'nothing')}
      </Text>
    );
  if (name === 'places') return t('places_lines', { places: first, people: second });
  if (name === 'notices_send') {
    const [way, at = ''] = first.split(' ');
    return way === 'daily' ? t('send_daily', { at: at === '' ? '08:00' : at }) : t(way === 'failures' ? 'send_failures' : 'send_each');
  }
  return lines.map((line) => (
    <span key={line} className={`${layout.line} ${layout.breakable}`}>
      {line}
    </span>
  ));
}

/** What holds where the folder says nothing. */
const usual = { notices_to: 1, notices_send: 1, payment_methods: 1, seller: 1, free_shipping: 1 };
