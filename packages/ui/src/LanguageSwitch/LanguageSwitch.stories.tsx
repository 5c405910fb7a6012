import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: languages the site does not have. */
const meta = {
  title: 'Frame/LanguageSwitch',
  component: LanguageSwitch,
  parameters: {
    guide: guide({
      use: 'The same page in the other languages.',
      unseen: 'Each language is written and spoken in itself (`lang`, `hreflang`).',
      words: { rule: 'Short for the eye, whole for the ear.', yes: { es: 'ES: Español', en: 'EN: English' }, no: { es: '🇪🇸', en: '🇬🇧' } },
    }),
  },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLanguages: Story = {
  args: {
    label: 'Idioma',
    current: 'es',
    choices: [
      { language: 'es', short: 'ES', name: 'Español', href: '#es' },
      { language: 'en', short: 'EN', name: 'English', href: '#en' },
    ],
  },
};
