import type { Site, View } from '../http/app.ts';
import { type Language, pseudoLanguage } from '@parral/api-spec/languages';
import { pseudoMessages, pseudoText } from '@parral/config/pseudo-language';
import { fakeSite } from './fake-api.ts';

interface Menus {
  navigation: Readonly<Record<string, string>>;
  club: Readonly<Record<string, string>>;
  clubLabel: string;
}

const english: Menus = {
  navigation: { wines: 'Wines', visits: 'Visits', estate: 'The estate', club: 'Club' },
  club: { 'club/my-club': 'My club', 'club/my-orders': 'My orders', 'club/selection': 'Selection', 'club/personal-information': 'My details' },
  clubLabel: 'La Llave club',
};

/** What an estate writes in its folder, in each of its languages. */
const menus: Readonly<Record<string, Menus>> = {
  en: english,
  es: {
    navigation: { vinos: 'Vinos', visitas: 'Visitas', finca: 'La finca', club: 'Club' },
    club: { 'club/mi-club': 'Mi club', 'club/mis-pedidos': 'Mis pedidos', 'club/seleccion': 'Selección', 'club/mis-datos': 'Mis datos' },
    clubLabel: 'Club La Llave',
  },
  [pseudoLanguage.code]: { navigation: pseudoMessages(english.navigation), club: pseudoMessages(english.club), clubLabel: pseudoText(english.clubLabel) },
};

/** What a page's frame is drawn from: a house with its menus, at one of its pages. */
export function storyView({ brand, language, path = '/' }: { brand: string; language: Language; path?: string | undefined }): View {
  const site: Site = fakeSite(brand, 'localhost');
  const links = (of: Record<string, string>) => Object.entries(of).map(([route, label]) => ({ label, href: `/${language}/${route}` }));
  const addresses = site.addresses[language] ?? site.addresses['en'];
  const { navigation, club, clubLabel } = menus[language] ?? english;
  const texts = {
    ...site.texts['es'],
    navigation: links(navigation),
    club_navigation: links(club),
    club_label: clubLabel,
  };
  return {
    site: {
      ...site,
      name: brand === 'brisa' ? 'brisa' : 'Alba',
      texts: { ...site.texts, [language]: texts as Site['texts'][string] },
      addresses: { ...site.addresses, ...(addresses && { [language]: addresses }) },
    },
    language,
    origin: 'http://localhost',
    path: `/${language}${path}`,
    search: '',
    api: () => Promise.reject(new Error('A story’s frame asks nothing.')),
  };
}
