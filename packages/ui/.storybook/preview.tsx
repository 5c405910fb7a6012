import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/themes/index.ts';
import { brandThemes, themeNames, themes, type ThemeName, variantAttributes } from '../src/themes/registry.ts';

// What is waited for comes when it comes: on a loaded machine that is no failure.
configure({ asyncUtilTimeout: 15_000 });

/** Set where the site sets them: on `<html>`, so that dialogs and popovers have them too. */
const inTheme: Decorator = (Story, { globals, parameters }) => {
  const root = document.documentElement;
  const name = String(globals['theme']) as ThemeName;
  root.dataset['theme'] = name;
  for (const [attribute, value] of Object.entries(variantAttributes(themes[name].variants))) root.setAttribute(attribute, value);
  root.lang = String(globals['language']);
  root.dir = String(globals['direction']);
  return parameters['layout'] === 'fullscreen' ? <Story /> : <div className="story">{Story()}</div>;
};

const preview: Preview = {
  decorators: [inTheme],
  initialGlobals: { theme: brandThemes[0], language: 'es', direction: 'ltr' },
  globalTypes: {
    theme: { description: 'Theme', toolbar: { icon: 'paintbrush', items: [...themeNames], dynamicTitle: true } },
    language: { description: 'Language', toolbar: { icon: 'globe', items: ['es', 'en'], dynamicTitle: true } },
    direction: { description: 'Writing direction', toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    options: { storySort: { order: ['Themes', ['Tokens', 'Sheet'], 'Actions', 'Forms', 'Content', 'Shop', 'Layout', 'Frame'] } },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
