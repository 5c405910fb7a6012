import type { Brand, ClubMail, Language } from '../../platform/content/index.ts';
import type { SiteContent } from '../site/index.ts';

/** The brand whose host it is; the first one for any other host. Throws before the first import. */
export function brandAt({ brands }: SiteContent, hostname: string): Brand {
  const [first, ...others] = brands.values();
  const found = [first, ...others].find((brand) => brand?.hosts.includes(hostname)) ?? first;
  if (found === undefined) throw new Error('No mail of the club can be written before an estate folder was imported.');
  return found;
}

/** What a mail of the club prints; what is not given stays empty. */
export function clubMailData(brand: Brand, language: Language, club: Partial<ClubMail['club']>): ClubMail {
  const { name, email, phone, address } = brand;
  return {
    brand: { name, email, phone, address },
    club: { name: '', clubName: brand.clubLabel[language], link: '', minutes: 0, expires: null, inviter: null, number: '', office: '', person: null, ...club },
  };
}
