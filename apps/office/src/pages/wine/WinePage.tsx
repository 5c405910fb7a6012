import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice, useWords } from '@parral/site/words';
import { BackLink, Button, DataList, Notice, Table, Text } from '@parral/ui';
import { shortMoment } from '../../formats/moments.ts';
import { History } from '../../layout/History.tsx';
import { PageHead, Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import type { Session } from '../../routing/page.ts';
import { wineListPath, winePath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import { isAllowed } from '../../shell/Shell.tsx';
import * as css from '../../shell/Shell.css.ts';
import { wineName } from '../wines/WineList.tsx';
import { WineState } from '../wines/WineState.tsx';
import { WineTerms } from './WineTerms.tsx';

export type WineFile = components['schemas']['OfficeWineFile'];

export interface WinePageProps {
  found: WineFile;
  session: Session;
  language: Language;
  done: string | null;
  problem: string | null;
}

const doneKeys = ['stock', 'price', 'sale', 'withdrawn'] as const;

/** One sku: its bottles and why there are so many, what it costs and who says so, what is planned. */
export function WinePage({ found, session, language, done, problem }: WinePageProps) {
  const t = useWords('office/wine');
  const { wine } = found;
  const known = doneKeys.find((key) => key === done);
  const mayChange = isAllowed(session, 'wines:change') && found.in_folder;
  return (
    <div className={css.stack}>
      <BackLink href={wineListPath} label={t('back')} />
      <PageHead
        title={wineName(wine, language)}
        status={<WineState wine={wine} />}
        actions={
          mayChange && (
            <>
              {wine.shelf !== null && <Button href={winePath(wine.product_id, 'stock')}>{t('move')}</Button>}
              <Button variant="outline" href={winePath(wine.product_id, 'price')}>
                {t('set_price')}
              </Button>
              <Button variant="outline" href={winePath(wine.product_id, 'sale')}>
                {t('set_sale')}
              </Button>
            </>
          )
        }
      />
      {known && (
        <Notice tone="success" live>
          {t(`done_${known}`)}
        </Notice>
      )}
      <Problem text={problem} />
      {!found.in_folder && <Notice>{t('not_in_folder')}</Notice>}
      <div className={layout.columns}>
        <div className={layout.parts}>
          <WineTerms found={found} language={language} mayChange={mayChange} />
          {wine.shelf !== null && <Movements movements={found.movements} language={language} />}
          <Part title={t('history')}>
            <History actions={found.actions} language={language} />
          </Part>
        </div>
        <div className={layout.parts}>
          <Part title={t('bottles')}>
            {wine.shelf === null ? (
              <Text size="small" tone="muted">
                {t('is_case')}
              </Text>
            ) : (
              <DataList
                items={[
                  { name: t('shelf'), value: wine.shelf },
                  { name: t('waiting'), value: wine.waiting },
                  { name: t('left'), value: wine.left },
                  { name: t('reserved'), value: wine.reserved },
                ]}
              />
            )}
          </Part>
          <Part title={t('prices')}>
            <Table
              caption={t('prices')}
              hideCaption
              columns={[
                { key: 'since', label: t('since') },
                { key: 'price', label: t('price'), align: 'end' },
                { key: 'lowest', label: t('lowest_before'), align: 'end' },
              ]}
              rows={found.prices.map(({ since, price, is_reduced: isReduced, lowest_before: lowest }) => ({
                key: since,
                cells: {
                  since: shortMoment(since, language),
                  price: isReduced ? `${formatPrice(price)} (${t('reduced')})` : formatPrice(price),
                  lowest: lowest === null ? '–' : formatPrice(lowest),
                },
              }))}
            />
            <Text size="small" tone="muted">
              {found.lowest_price === null ? t('lowest_rule') : t('lowest_now', { price: formatPrice(found.lowest_price) })}
            </Text>
          </Part>
          <Part title={t('about')}>
            <DataList items={[{ name: t('sku'), value: wine.product_id }]} />
          </Part>
        </div>
      </div>
    </div>
  );
}

function Movements({ movements, language }: { movements: WineFile['movements']; language: Language }) {
  const t = useWords('office/wine');
  return (
    <Part title={t('movements')}>
      <Table
        caption={t('movements')}
        hideCaption
        columns={[
          { key: 'at', label: t('when') },
          { key: 'kind', label: t('what') },
          { key: 'units', label: t('units'), align: 'end' },
          { key: 'shelf', label: t('shelf_after'), align: 'end' },
        ]}
        rows={movements.map(({ id, at, kind, units, shelf, reason, person }) => ({
          key: String(id),
          cells: {
            at: shortMoment(at, language),
            kind: (
              <>
                {t(`kind_${kind}`)}
                {reason !== '' && (
                  <Text as="span" size="small" tone="muted">
                    {` ${[reason, person ?? ''].filter((part) => part !== '').join(' · ')}`}
                  </Text>
                )}
              </>
            ),
            units: units > 0 ? `+${units}` : units === 0 ? '0' : `−${-units}`,
            shelf: shelf ?? '–',
          },
        }))}
      />
    </Part>
  );
}
