// First: whoever makes a client of the API later keeps the fetch of the stories.
import { answerWith, exchange, unanswered } from './stand-in-api.ts';
import { pseudoLanguage } from '@parral/api-spec/languages';
import looks from '@parral/ui/storybook';
import { brandThemes, themes, type ThemeName } from '@parral/ui/themes/registry';
import type { Decorator, Preview } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageQueryClient } from '../browser/index.ts';
import '../render/sections/index.ts';
import { WordsContext } from '../words/use-words.ts';
import type { Answering } from './answers.ts';
import { forgetFields, lostClicks } from './lost-clicks.ts';
import { missingNotices } from './missing-notices.ts';
import { untranslated } from './untranslated.ts';
import { withoutRoom } from './without-room.ts';
import { wordsOfRooms } from '../testing/messages.tsx';

/** What a story may say of its page, besides `answers(…)`. */
export interface StoryParameters {
  answers?: Answering;
  /** Path and query that the page stands at. */
  address?: string;
  pageLayout?: 'default' | 'checkout';
  /** It is what stands round the page, not in its main part. */
  round?: boolean;
  /** Who fills it in works for the estate and has agreed at another place. */
  ofStaff?: boolean;
  /** Data that it shows beside its arguments, such as the name of who is signed in: no words of the interface. */
  given?: unknown;
}

/** A block as a page has it: in `<main>`, told the language and the brand that the page is in. */
const inPage: Decorator = (Story, { args, globals, parameters }) => {
  const theme = String(globals['theme']) as ThemeName;
  const brand = theme === brandThemes[1] ? 'brisa' : 'alba';
  const { pageLayout = 'default', round = false } = parameters as StoryParameters;
  Object.assign(document.documentElement.dataset, { brand, layout: pageLayout, motion: pageLayout === 'checkout' ? 'none' : '' });
  const storyArgs = { ...args, language: globals['language'], brand, variants: themes[theme].variants, ...(round && { theme }) };
  const story = <Story args={storyArgs} />;
  return <WordsContext value={wordsOfRooms(String(globals['language']))}>{round ? story : <main>{story}</main>}</WordsContext>;
};

/** What another story has left in this tab: answers, drafts. A page that was left in the middle of one still has them. */
function forget(): void {
  pageQueryClient().clear();
  for (const key of Object.keys(sessionStorage)) if (!key.startsWith('@storybook')) sessionStorage.removeItem(key);
}

const preview: Preview = {
  ...looks,
  decorators: [inPage, ...[looks.decorators ?? []].flat()],
  parameters: {
    ...looks.parameters,
    layout: 'fullscreen',
  },
  beforeEach: ({ parameters }) => {
    const { answers = {}, address } = parameters as StoryParameters;
    const before = location.href;
    answerWith(answers);
    forget();
    forgetFields();
    // What failed is asked again at once: a story does not wait for what a reader would.
    pageQueryClient().setDefaultOptions({ queries: { ...pageQueryClient().getDefaultOptions().queries, retryDelay: 0 } });
    if (address !== undefined) history.replaceState(history.state, '', address);
    return () => {
      forget();
      if (address !== undefined) history.replaceState(history.state, '', before);
    };
  },
  afterEach: async ({ args, globals, parameters, canvasElement, title }) => {
    await expect(unanswered(), 'calls without an answer in this story').toEqual([]);
    const page = canvasElement.ownerDocument.body;
    if (!(parameters as StoryParameters).ofStaff)
      await expect(missingNotices(page), 'forms that take personal data and do not say what for before their button').toEqual([]);
    if (globals['language'] !== pseudoLanguage.code) {
      await expect(await lostClicks(canvasElement, title), 'what moves under a pressed mouse').toEqual([]);
      return;
    }
    const faults = [
      ...untranslated(page, [args, exchange(), (parameters as StoryParameters).given]).map((text) => `not in the language of the page: ${text}`),
      ...withoutRoom(page).map((text) => `finds no room: ${text}`),
    ];
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
};

export default preview;
