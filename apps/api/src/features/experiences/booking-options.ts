import type { components } from '@parral/api-spec';
import { localeOf } from '@parral/api-spec/languages';
import type { Experience, Language, Lists } from '../../platform/content/index.ts';
import { languageName } from '../../platform/words/words.ts';
import { regionsOf } from '../shipping/index.ts';

type Option = components['schemas']['BookingOption'];

/** What the booking form of a visit offers, in the language of the page (specification section 3, booking options). */
export function bookingOptions(
  visit: Experience,
  language: Language,
  { documents, countries: { first, offered = countryCodes } }: Lists,
  vatPercent: number,
): components['schemas']['BookingOptions'] {
  return {
    languages_options: visit.languages.map((value) => ({ value, text: capital(languageName(value, language)) })),
    months_options: Array.from({ length: 12 }, (_, month) => ({ value: String(month + 1), text: capital(monthName(month, language)) })),
    document_options: documents.map(({ type, name }) => ({ value: type, text: name[language] })),
    country_options: countries(offered, first, language),
    region_options: regionsOf(first).map((name) => ({ value: name, text: name })),
    max_visitors: visit.maxVisitors,
    min_visitors: visit.minVisitors,
    vat_percent: vatPercent,
  };
}

/** The estate's own country first, then by name. Visitors come from anywhere, wherever the estate ships to. */
function countries(codes: readonly string[], first: string, language: Language): Option[] {
  const names = new Intl.DisplayNames([localeOf(language)], { type: 'region' });
  const options = codes.map((value) => ({ value, text: names.of(value) ?? value }));
  const byName = new Intl.Collator(localeOf(language));
  return options.sort((a, b) => Number(b.value === first) - Number(a.value === first) || byName.compare(a.text, b.text));
}

function monthName(month: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, month, 15));
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** ISO 3166-1, without territories where nobody lives. */
const countryCodes = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX ' +
  'CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS ' +
  'IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC ' +
  'NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD ' +
  'TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ');
