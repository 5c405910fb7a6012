import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../Section/Section.tsx';
import { Select } from '../Select/Select.tsx';
import { Tabs } from './Tabs.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: parts of one page; those are headings or Disclosures. */
const meta = {
  title: 'Content/Tabs',
  component: Tabs,
  parameters: {
    guide: guide({
      use: 'A few kinds of one list, each a page with an address.',
      parts: ['the kinds, with how many there are', 'this one'],
      keys: { Enter: 'goes there; they are links' },
      unseen: 'That they are called a navigation, since they lead to pages.',
      words: { rule: 'Nouns of one kind.', yes: { es: 'Tintos · Blancos · Rosados', en: 'Reds · Whites · Rosés' } },
      pairs: [
        {
          yes: () => (
            <Tabs
              label="Clases de vino"
              tabs={[
                { href: '#tintos', label: 'Tintos', current: true },
                { href: '#blancos', label: 'Blancos' },
              ]}
            />
          ),
          no: () => (
            <Tabs
              label="Pasos"
              tabs={[
                { href: '#datos', label: '1. Datos', current: true },
                { href: '#pago', label: '2. Pago' },
              ]}
            />
          ),
          why: 'Kinds of one list, which may be read in any order.',
          but: 'Steps have an order: that is a StepIndicator, and none is skipped by a press.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  args: {
    label: 'Clases de vino',
    tabs: [
      { href: '#todos', label: 'Todos', count: 24, current: true },
      { href: '#tintos', label: 'Tintos', count: 14 },
      { href: '#blancos', label: 'Blancos', count: 5 },
      { href: '#rosados', label: 'Rosados', count: 2 },
    ],
    aside: <Select variant="plain" label="Ordenar por" options={[{ value: 'new', label: 'Añada' }]} />,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Tabs) => (
      <Section>
        <Tabs />
      </Section>
    ),
  ],
};
