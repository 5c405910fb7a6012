import { contactNoticeAbove, formatPrice } from '@parral/rules';
import { Picture } from '@parral/site/images';
import { useWords, richText } from '@parral/site/words';
import { Button, Heading, Notice, Stack, Text, TextLink } from '@parral/ui';
import * as css from '../Basket.css.ts';
import type { BasketData } from '../load.server.ts';

/** An order above 18 units: a notice with the address, nothing more (specification section 5). */
export function ManyNotice({ email }: { email: string }) {
  const t = useWords('shop/basket');
  return (
    <Notice title={t('many_title')}>
      <p>
        <Mail text="many" email={email} values={{ count: contactNoticeAbove }} />
      </p>
    </Notice>
  );
}

/** A quantity beyond what a line may hold: contact by e-mail (specification section 5). */
export function TooHighNotice({ email }: { email: string }) {
  const t = useWords('shop/basket');
  return (
    <Notice tone="error" live title={t('too_high_title')}>
      <p>
        <Mail text="too_high" email={email} />
      </p>
    </Notice>
  );
}

function Mail({ text, email, values }: { text: 'many' | 'too_high'; email: string; values?: Record<string, number> }) {
  const t = useWords('shop/basket');
  const href = `mailto:${email}?subject=${encodeURIComponent(t('mail_subject'))}`;
  return richText(t(text, { email, ...values }), {
    mail: (words) => (
      <TextLink variant="inline" href={href}>
        {words}
      </TextLink>
    ),
  });
}

/** What is missing, drawn, and the way to the wines. */
export function EmptyBasket({
  catalogueUrl,
  picture,
  missing = [],
}: { catalogueUrl: string; picture: BasketData['emptyPicture'] } & Pick<BasketData, 'missing'>) {
  const t = useWords('shop/basket');
  return (
    <div className={css.empty}>
      <Stack gap={16} align="start">
        <Heading level={1} size="form" id="basket-title">
          {t('empty_title')}
        </Heading>
        <Text size="lead">{t('empty')}</Text>
        <Button href={catalogueUrl}>{t('to_catalogue')}</Button>
      </Stack>
      <div className={missing.length > 0 ? css.emptyShelf : css.emptyGround}>
        {picture && <Picture className={css.emptyPicture} {...picture} alt="" sizes="(min-width: 1024px) 50vw, 100vw" />}
        {missing.length > 0 && (
          <ul className={css.missing} aria-label={t('empty_wines')}>
            {missing.map(({ id, title, href, price }) => (
              <li key={id}>
                <a className={css.name} href={href}>
                  {title}
                </a>
                {price !== null && <p className={css.missingPrice}>{formatPrice(price)}</p>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useWords('shop/basket');
  return (
    <Stack gap={20}>
      <Heading level={1} size="form">
        {t('title')}
      </Heading>
      <Notice
        tone="error"
        live
        title={t('load_failed_title')}
        action={
          <Button variant="outline" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t('load_failed')}
      </Notice>
    </Stack>
  );
}

/** Lines that were taken out in another window before a change of theirs came. */
export function GoneNotice() {
  const t = useWords('shop/basket');
  return (
    <Notice live title={t('line_not_found')}>
      {t('line_not_found_note')}
    </Notice>
  );
}
