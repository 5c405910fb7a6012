import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** When not: languages the site does not have. */
const meta = { title: 'Frame/LanguageSwitch', component: LanguageSwitch } satisfies Meta<typeof LanguageSwitch>;
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
