import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice, useWords } from '@parral/site/words';
import { Button, Table, Text } from '@parral/ui';
import { shortMoment } from '../../formats/moments.ts';
import { Part } from '../../layout/PageHead.tsx';
import { winePath } from '../../routing/paths.ts';

/** What counts, what the folder says, and what is planned (decision 047). */
export function WineTerms({ found, language, mayChange }: { found: components['schemas']['OfficeWineFile']; language: Language; mayChange: boolean }) {
  const t = useWords('office/wine');
  const { wine, folder, settings } = found;
  const says = (kind: 'price' | 'sale') => {
    const setting = settings.find((one) => one.kind === kind && one.state === 'current');
    if (!setting) return t('by_folder');
    return [t('by_office', { when: shortMoment(setting.starts_at, language) }), setting.person, setting.reason].filter((part) => part !== null).join(' · ');
  };
  const planned = settings.filter(({ state }) => state === 'planned');
  return (
    <>
      <Part title={t('terms')}>
        <Table
          caption={t('terms')}
          hideCaption
          columns={[
            { key: 'what', label: t('what') },
            { key: 'now', label: t('now') },
            { key: 'folder', label: t('in_folder') },
            { key: 'who', label: t('who_says') },
          ]}
          rows={[
            {
              key: 'price',
              cells: {
                what: t('price'),
                now:
                  wine.price_before === null
                    ? formatPrice(wine.price)
                    : t('price_and_before', { price: formatPrice(wine.price), before: formatPrice(wine.price_before) }),
                folder:
                  folder.reduced_price === null
                    ? formatPrice(folder.price)
                    : t('price_reduced', { price: formatPrice(folder.price), reduced: formatPrice(folder.reduced_price) }),
                who: says('price'),
              },
            },
            { key: 'sale', cells: { what: t('sale'), now: t(`sale_${wine.sale}`), folder: t(`sale_${folder.sale}`), who: says('sale') } },
          ]}
        />
        <Text size="small" tone="muted">
          {t('rule')}
        </Text>
      </Part>
      {planned.length > 0 && (
        <Part title={t('planned')}>
          <Table
            caption={t('planned')}
            hideCaption
            columns={[
              { key: 'when', label: t('from') },
              { key: 'what', label: t('what') },
              { key: 'who', label: t('who_says') },
              ...(mayChange ? [{ key: 'do', label: t('withdraw_head') }] : []),
            ]}
            rows={planned.map((setting) => ({
              key: String(setting.id),
              cells: {
                when: shortMoment(setting.starts_at, language),
                what: setting.to_folder
                  ? t(setting.kind === 'price' ? 'price_to_folder' : 'sale_to_folder')
                  : setting.sale !== null
                    ? t(`sale_${setting.sale}`)
                    : setting.reduced_price === null
                      ? formatPrice(setting.price ?? 0)
                      : t('price_reduced', { price: formatPrice(setting.price ?? 0), reduced: formatPrice(setting.reduced_price) }),
                who: [setting.person, setting.reason].filter((part) => part !== null).join(' · '),
                do: (
                  <form method="post" action={winePath(wine.product_id)}>
                    <input type="hidden" name="plan" value={setting.id} />
                    <Button type="submit" variant="quiet">
                      {t('withdraw')}
                    </Button>
                  </form>
                ),
              },
            }))}
          />
        </Part>
      )}
    </>
  );
}
