import type { Rendered, ScreenView } from '../http/app.ts';
import { newsletterPath } from '../paths/paths.ts';
import { newsletterLinkScreen } from './newsletter-link-screen.tsx';
import { newsletterScreen } from './newsletter-screen.tsx';
import type { Screen } from './screen.ts';
import type { ServerWords } from './words.ts';
import { contentPolicy } from './shell/policy.ts';
import { documentHtml, renderedPage, renderStatic } from './shell/document.tsx';
import { clubLook, lookOf } from './shell/look.ts';

/** Screens that every app has. */
export const builtInScreens: Readonly<Record<string, Screen>> = {
  [newsletterPath()]: newsletterScreen,
  [newsletterPath('confirm')]: newsletterLinkScreen('confirm'),
  [newsletterPath('unsubscribe')]: newsletterLinkScreen('unsubscribe'),
};

/** Asks the screen of the view's path and puts what it answers into a page. Throws where there is none. */
export async function renderScreen(
  screens: Readonly<Record<string, Screen>>,
  view: ScreenView,
  { words, assets }: { words: ServerWords; assets: string },
): Promise<Rendered> {
  const screen = screens[view.path];
  if (!screen) throw new Error(`No screen at ${view.path}. This app has: ${Object.keys(screens).join(', ')}.`);
  const answer = await screen({ ...view, words: (language) => words.in(language) });
  const cookies = answer.cookies?.length ? { 'Set-Cookie': [...answer.cookies] } : undefined;
  if ('redirect' in answer) {
    return { status: 303, html: '', policy: contentPolicy(view.site), keep: false, headers: { Location: answer.redirect, ...cookies } };
  }
  const shown = answer.language === undefined ? view : { ...view, language: answer.language };
  const html = documentHtml({
    view: shown,
    words: words.in(shown.language),
    look: answer.theme === 'club' ? clubLook(view.site) : lookOf(view.site.theme),
    layout: answer.layout ?? 'default',
    title: answer.title,
    description: '',
    canonical: null,
    alternates: answer.alternates ?? {},
    robots: 'noindex',
    extras: {},
    assets,
    main: renderStatic('m', words.in(shown.language), answer.body),
  });
  return { ...renderedPage(html, view, answer.status, false), ...(cookies && { headers: cookies }) };
}
