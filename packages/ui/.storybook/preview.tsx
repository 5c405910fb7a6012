import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import '../src/themes/index.ts';
import { brandThemes, themeNames, themes, type ThemeName, variantAttributes } from '../src/themes/registry.ts';
import { readAs, showFaces, type ReaderWishes } from './as-reader.ts';
import { controls } from './docs/controls.ts';

// What is waited for comes when it comes: on a loaded machine that is no failure.
configure({ asyncUtilTimeout: 15_000 });

/** Set where the site sets them: on `<html>`, so that dialogs and popovers have them too. */
const inTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const root = document.documentElement;
  const name = String(globals['theme']) as ThemeName;
  const variants = variantAttributes(themes[name].variants);
  root.dataset['theme'] = name;
  for (const [attribute, value] of Object.entries(variants)) root.setAttribute(attribute, value);
  root.lang = String(globals['language']);
  root.dir = String(globals['direction']);
  const story = parameters['layout'] === 'fullscreen' ? <Story /> : <div className="story">{Story()}</div>;
  // On a page of documentation the ground is the page's, and a story brings its own.
  return viewMode === 'docs' ? (
    <div data-theme={name} {...variants}>
      {story}
    </div>
  ) : (
    story
  );
};

function Reader({ wishes, children }: { wishes: ReaderWishes | undefined; children: ReactNode }) {
  useLayoutEffect(() => {
    if (!('__vitest_browser__' in globalThis)) showFaces();
    if (wishes) readAs(wishes);
  });
  return children;
}

const asReader: Decorator = (Story, { globals, viewMode }) => (
  <Reader wishes={viewMode === 'story' ? (globals as unknown as ReaderWishes) : undefined}>
    <Story />
  </Reader>
);

const ComponentPage = lazy(() => import('./docs/ComponentPage.tsx'));

/** Fetched where it is shown: the tests of stories have no use for it. */
function DocsPage() {
  return (
    <Suspense fallback={null}>
      <ComponentPage />
    </Suspense>
  );
}

const preview: Preview = {
  decorators: [inTheme, asReader],
  tags: ['autodocs'],
  argTypesEnhancers: [controls],
  initialGlobals: { theme: brandThemes[0], language: 'es', direction: 'ltr', motion: 'as-designed', colours: 'own', sight: 'full' },
  globalTypes: {
    theme: { description: 'Theme', toolbar: { icon: 'paintbrush', items: [...themeNames], dynamicTitle: true } },
    language: { description: 'Language', toolbar: { icon: 'globe', items: ['es', 'en'], dynamicTitle: true } },
    direction: { description: 'Writing direction', toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
    motion: toolbar('Motion, as the reader’s system asks for it', 'play', { 'as-designed': 'Motion as designed', less: 'Less motion' }),
    colours: toolbar('Colours, as the reader’s system sets them', 'mirror', { own: 'Own colours', forced: 'Forced colours' }),
    sight: toolbar('Contrast, as somebody sees it', 'contrast', { full: 'Full contrast', low: 'A weak screen in the sun', grey: 'Without colour' }),
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    docs: { page: DocsPage, toc: { headingSelector: 'h2', title: 'On this page' } },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Start', 'Colour', 'Type', 'Space and grid', 'Illustration', 'Motion', 'Voice and tone'],
          'Themes',
          ['Tokens', 'Sheet'],
          'Actions',
          'Forms',
          'Content',
          'Shop',
          'Layout',
          'Frame',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

function toolbar(description: string, icon: 'play' | 'mirror' | 'contrast', items: Readonly<Record<string, string>>) {
  return { description, toolbar: { icon, dynamicTitle: true, items: Object.entries(items).map(([value, title]) => ({ value, title })) } };
}

export default preview;
