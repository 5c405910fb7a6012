import type { components } from '@parral/api-spec';
import type { Translate } from '@parral/site/words';
import { Heading, Section, Shelf, ShelfItem, Stack, Text, TextLink } from '@parral/ui';
import { StaticBottle } from '../../../static/StaticBottle.tsx';
import { caseShelf } from '../Product.css.ts';

interface CaseContentsProps {
  parts: readonly components['schemas']['CasePart'][];
  t: Translate<'shop/about'>;
}

/** The bottles in a case, each with the way to its own page and to its electronic label there. */
export function CaseContents({ parts, t }: CaseContentsProps) {
  return (
    <Section space="small" labelledBy="case-contents">
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={2} size="small" id="case-contents">
            {t('case_title')}
          </Heading>
          <Text size="small" tone="muted" narrow>
            {t('case_note')}
          </Text>
        </Stack>
        <div className={caseShelf}>
          <Shelf label={t('case_title')} phone="row">
            {parts.map(({ id, title, label, href, bottles, bottle }) => (
              <ShelfItem
                key={id}
                bottle={<StaticBottle key={id} bottle={bottle} />}
                href={href}
                name={title}
                text={label}
                price={t('case_bottles', { count: bottles })}
                action={
                  <TextLink variant="inline" href={`${href}#etiqueta`} aria-label={t('case_label_of', { title })}>
                    {t('case_label')}
                  </TextLink>
                }
              />
            ))}
          </Shelf>
        </div>
      </Stack>
    </Section>
  );
}
