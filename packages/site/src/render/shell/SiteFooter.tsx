import { isPhotograph, unbrokenNumbers } from '@parral/rules';
import { Footer } from '@parral/ui';
import type { View } from '../../http/app.ts';
import { Picture } from '../../images/Picture.tsx';
import { pictureOf } from '../site-pictures.ts';
import { addressesOf, textsOf } from '../site-texts.ts';
import type { Look } from './look.ts';
import { Newsletter } from './Newsletter.tsx';
import * as css from './SiteFooter.css.ts';
import { useWords } from '../../words/use-words.ts';

/** The foot of every page but checkout. */
export function SiteFooter({ view, look }: { view: View; look: Look }) {
  const { site, language } = view;
  const t = useWords('site/shell');
  const texts = textsOf(site, language);
  const vines = look.variants.footer === 'vines' ? pictureOf(site, 'vines', look.isClub ? 'club' : undefined) : null;
  const { contact } = addressesOf(site, language);
  const winery = [
    ...texts.address,
    ...(texts.opening_hours === '' ? [] : [unbrokenNumbers(texts.opening_hours)]),
    ...(contact === '' ? [] : [{ label: t('contact'), href: contact }]),
  ];
  return (
    <Footer
      strip={vines ? <Picture {...vines} className={isPhotograph(vines.src) ? css.photograph : css.vines} alt="" sizes="100vw" loading="lazy" /> : undefined}
      letter={texts.newsletter.title === '' ? undefined : <Newsletter view={view} />}
      groups={[
        ...(texts.footer_navigation.length === 0 ? [] : [{ title: t('estate'), items: texts.footer_navigation }]),
        ...(winery.length === 0 ? [] : [{ title: t('winery'), items: winery }]),
      ]}
      funding={texts.funding === '' ? undefined : { title: t('funding'), text: texts.funding, logo: texts.funding_logo ?? undefined }}
      note={`© ${site.name}`}
      legalLabel={t('legal')}
      legal={site.tag_manager_id === null ? texts.legal_navigation : [...texts.legal_navigation, { href: '#consent', label: t('consent_settings') }]}
    />
  );
}
