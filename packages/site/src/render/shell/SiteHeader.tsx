import { BasketLink, Header, LanguageSwitch, ProfileMenu, Wordmark } from '@parral/ui';
import { Mark } from '@parral/ui/illustrations';
import type { Field } from '@parral/ui/themes';
import type { Site, View } from '../../http/app.ts';
import { addressesOf, textsOf } from '../site-texts.ts';
import { lookOf, type Look } from './look.ts';
import { loginPath } from '../../paths/home-and-login.ts';
import { nameOf } from '@parral/api-spec/languages';
import { useWords } from '../../words/use-words.ts';

export interface SiteHeaderProps {
  view: View;
  look: Look;
  /** Paths of this page by language; home where there is none. */
  alternates: Readonly<Record<string, string | null>>;
  /** What of the address the page's blocks read: a wine's vintage, a catalogue's page. */
  query?: Readonly<Record<string, string>> | undefined;
  /** The page is a member's: its menu is the club's, and the way out stands open. */
  member?: boolean;
  /** The colour it stands on where that is not the page's ground. */
  field?: Field | undefined;
}

/** The header of every page but checkout: navigation (a member's pages have the club's), language, club and basket. */
export function SiteHeader({ view, look, alternates, query = {}, member, field }: SiteHeaderProps) {
  const { site, language, path } = view;
  const t = useWords('site/shell');
  const texts = textsOf(site, language);
  const addresses = addressesOf(site, language);
  const current = (href: string): 'page' | 'true' | undefined => (href === path ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined);
  const mark = (links: typeof texts.navigation) => links.map((link) => ({ ...link, current: current(link.href) }));
  const clubLinks = texts.club_navigation.length > 0 ? texts.club_navigation : [{ href: addresses.club, label: t('my_club') }];
  // The login itself leads to the club instead, where one asks to join: there is nothing to go on to from it but itself.
  const logIn = look.isClub && path !== loginPath() ? { href: loginPath(path), label: t('log_in') } : { href: addresses.club, label: t('my_club') };
  const links = mark(member ? clubLinks : texts.navigation);
  const contact = { href: addresses.contact, label: t('contact') };
  // A phone has no room for these but in its menu: the other pages, each once.
  const elsewhere = new Map([...texts.navigation, ...texts.footer_navigation, contact].map((link) => [link.href, link]));
  for (const { href } of [...links, logIn]) elsewhere.delete(href);
  const wordmark = look.isClub ? (
    <Wordmark name={texts.club_label} href={addresses.club} mark={<Mark name="key" size={34} />} />
  ) : (
    <Wordmark name={wordmarkOf(site)} picture={site.theme.wordmark.picture ?? undefined} href={addresses.home} label={t('home_of', { name: site.name })} />
  );
  return (
    <Header
      wordmark={wordmark}
      navLabel={t('main_navigation')}
      links={links}
      more={mark([...elsewhere.values()])}
      menuLabel={t('menu')}
      closeLabel={t('close')}
      language={<Languages view={view} alternates={alternates} query={query} />}
      account={member || addresses.club === '' ? [] : [logIn]}
      profile={
        addresses.club === '' ? undefined : (
          <ProfileMenu hidden={!member} exitBeside={member} label={t('my_account')} links={mark(clubLinks)} logoutLabel={t('log_out')} />
        )
      }
      basket={addresses.basket === '' ? undefined : <BasketLink href={addresses.basket} label={t('basket')} />}
      // A ground of its own needs no line to end it.
      ruled={look.variants.header === 'ruled' && field === undefined}
      field={field}
    />
  );
}

/** ES / EN, each landing on this page in that language, with what its address chose; the script keeps what came to it since. */
export function Languages({ view, alternates, query = {} }: Omit<SiteHeaderProps, 'look' | 'member' | 'field'>) {
  const { site, language } = view;
  const t = useWords('site/shell');
  if (site.languages.length < 2) return null;
  const search = new URLSearchParams(query);
  const choices = site.languages.map((one) => ({
    language: one,
    short: one.toUpperCase(),
    name: nameOf(one),
    href: alternates[one] ? `${alternates[one]}${search.size === 0 ? '' : `?${search}`}` : addressesOf(site, one).home,
  }));
  return <LanguageSwitch label={t('language')} choices={choices} current={language} />;
}

/** The brand's name as its theme sets it. */
export function wordmarkOf({ name, theme }: Site): string {
  const written = theme.wordmark.text ?? name;
  return lookOf(theme).variants.wordmark === 'capitals' ? written.toUpperCase() : written;
}
