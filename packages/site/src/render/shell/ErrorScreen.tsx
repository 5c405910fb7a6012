import { isPhotograph } from '@parral/rules';
import { Button, Heading, Inline, Section, Stack, Text } from '@parral/ui';
import type { ErrorView } from '../../http/app.ts';
import { Picture } from '../../images/index.ts';
import { useWords } from '../../words/use-words.ts';
import { pictureOf } from '../site-pictures.ts';
import { addressesOf, textsOf } from '../site-texts.ts';
import * as css from './ErrorScreen.css.ts';
import { lookOf } from './look.ts';

const explained = ['403', '404', '410', '429'] as const;

/** Status and 'Error' (specification section 2), what happened, and a way on; in the brand's own words and with its picture where it has them. */
export function ErrorScreen({ view }: { view: ErrorView }) {
  const t = useWords('site/shell');
  const own = ownPage(view);
  if (own === null)
    return (
      <Section>
        <Said view={view} text={textFor(view.status, t)}>
          <Text size="label" tone="muted">
            {view.status}
          </Text>
          <Heading level={1}>{t('error_title')}</Heading>
        </Said>
      </Section>
    );
  const { words, picture, phone } = own;
  const unit = unitOf(words.ways ?? []);
  const titleSize = lookOf(view.site.theme).variants.hero === 'beside' ? 'hero' : 'page';
  return (
    <section className={css.screen}>
      <div className={css.words}>
        <Said view={view} text={words.text}>
          {unit === null ? (
            <Text size="label" tone="muted">
              {view.status}, {t('error_title')}
            </Text>
          ) : (
            <p className={css.status}>
              <span className={css.statusWord}>{t('error_title')}</span>{' '}
              <span>
                {view.status}
                <span className={css.unit} aria-hidden="true">
                  {unit}
                </span>
              </span>
            </p>
          )}
          <Heading level={1} size={unit === null ? titleSize : 'small'} emphasis={words.accent ?? undefined}>
            {words.title}
          </Heading>
        </Said>
      </div>
      {picture && (
        <div className={css.drawn}>
          <Picture
            className={css.picture}
            {...picture}
            alt={words.picture_alt}
            sizes="100vw"
            narrow={phone && isPhotograph(phone.src) === isPhotograph(picture.src) ? { ...phone, media: '(max-width: 767.98px)' } : undefined}
          />
          <Ways ways={words.ways ?? []} />
        </div>
      )}
    </section>
  );
}

/** Where every way is marked by a number of one unit ('914 m'), the status is one more of them: what it is measured in, or null. */
function unitOf(ways: readonly { mark: string }[]): string | null {
  const units = new Set(ways.map(({ mark }) => /^\d+\s(\p{L}{1,3})$/u.exec(mark)?.[1] ?? null));
  return units.size === 1 ? ([...units][0] ?? null) : null;
}

/** What leads on from here, each at its height in the picture. */
function Ways({ ways }: Pick<NonNullable<NonNullable<ReturnType<typeof ownPage>>['words']>, 'ways'>) {
  if (!ways || ways.length === 0) return null;
  return (
    <ul className={css.ways}>
      {ways.map(({ mark, label, href }) => (
        <li key={href} className={css.way}>
          <a className={css.wayLink} href={href}>
            <span className={css.mark}>{mark}</span> <span className={css.label}>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Said({ view, text, children }: { view: ErrorView; text: string; children: React.ReactNode }) {
  const t = useWords('site/shell');
  const addresses = addressesOf(view.site, view.language);
  return (
    <Stack gap={24} align="start">
      {children}
      <Text size="lead" narrow>
        {text}
      </Text>
      {view.errorId && (
        <Text tone="muted" narrow>
          {t('error_id', { errorId: view.errorId })}
        </Text>
      )}
      <Inline gap={16}>
        <Button href={addresses.home}>{t('error_home')}</Button>
        <Button href={addresses.catalogue} variant="outline">
          {t('error_wines')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** The brand's page of a missing page or of a failure of ours; a refused request is said by the interface. */
function ownPage({ site, language, status }: ErrorView) {
  const missing = status === 404 || status === 410;
  if (!missing && status < 500) return null;
  const words = textsOf(site, language).error_pages?.[missing ? 'not_found' : 'failed'] ?? null;
  const name = missing ? 'not-found' : 'failed';
  return words && { words, picture: pictureOf(site, name), phone: pictureOf(site, `${name}-phone`) };
}

function textFor(status: number, t: ReturnType<typeof useWords<'site/shell'>>): string {
  const known = explained.find((one) => one === String(status));
  return t(known ? `error_text_${known}` : 'error_text');
}
