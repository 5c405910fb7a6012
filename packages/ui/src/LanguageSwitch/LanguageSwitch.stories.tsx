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
      pairs: [
        {
          yes: () => <LanguageSwitch {...languages} />,
          no: () => (
            <LanguageSwitch
              {...languages}
              choices={[
                { language: 'es', short: '🇪🇸', name: 'Español', href: '#es' },
                { language: 'en', short: '🇬🇧', name: 'English', href: '#en' },
              ]}
            />
          ),
          why: 'A language by its own name: short to see, whole to hear.',
          but: 'A flag is a country: Spanish is read in twenty of them.',
        },
      ],
    }),
  },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

const languages = {
  label: 'Idioma',
  current: 'es',
  choices: [
    { language: 'es', short: 'ES', name: 'Español', href: '#es' },
    { language: 'en', short: 'EN', name: 'English', href: '#en' },
  ],
};
export const TwoLanguages: Story = { args: languages };
