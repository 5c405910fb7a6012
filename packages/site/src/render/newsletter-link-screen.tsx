import { isLanguage } from '@parral/api-spec/languages';
import { Button, Ending } from '@parral/ui';
import type { ScreenView } from '../http/app.ts';
import { newsletterPath } from '../paths/paths.ts';
import { clientOf } from './api-client.ts';
import { Picture } from '../images/Picture.tsx';
import type { Screen } from './screen.ts';
import { pictureOf } from './site-pictures.ts';
import { addressesOf } from './site-texts.ts';

type Link = 'confirm' | 'unsubscribe';

/**
 * Where the links of the newsletter's mails lead. Opening one changes nothing, since mail programs open links by themselves: a
 * button does. Works without script.
 */
export function newsletterLinkScreen(link: Link): Screen {
  return async (view) => {
    const query = new URLSearchParams(view.search);
    const token = view.form?.get('token') ?? query.get('token') ?? '';
    const named = view.form?.get('language') ?? query.get('language');
    const language = isLanguage(named) ? named : view.language;
    const t = view.words(language)('site/shell');
    const addresses = addressesOf(view.site, language);
    const answer = view.method === 'POST' ? await send(view, link, token) : 'ask';
    const key =
      answer === 'ask' ? (`newsletter_${link}` as const) : answer === 'done' ? (`newsletter_${link}_done` as const) : (`newsletter_link_${answer}` as const);
    // The house stands at the door of whoever comes; it does not run after whoever leaves.
    const picture = link === 'confirm' && (answer === 'done' || answer === 'ask') ? pictureOf(view.site, 'house') : null;
    return {
      status: { ask: 200, done: 200, expired: 400, failed: 502 }[answer],
      title: t(`${key}_title`),
      language,
      body: (
        <Ending
          title={t(`${key}_title`)}
          lead={<p>{t(key, { name: view.site.name })}</p>}
          actions={
            answer === 'ask' || answer === 'failed' ? (
              <form method="post" action={newsletterPath(link)}>
                <input type="hidden" name="token" value={token} />
                <input type="hidden" name="language" value={language} />
                <Button type="submit">{t(`newsletter_${link}_button`)}</Button>
              </form>
            ) : (
              <Button href={addresses.home} variant="outline">
                {t('error_home')}
              </Button>
            )
          }
          picture={picture && <Picture {...picture} alt="" sizes="100vw" />}
        />
      ),
    };
  };
}

async function send({ api }: ScreenView, link: Link, token: string): Promise<'done' | 'expired' | 'failed'> {
  const { response } = await clientOf(api).POST(`/api/newsletter/${link}/`, { body: { token } });
  if (response.ok) return 'done';
  return response.status === 400 ? 'expired' : 'failed';
}
