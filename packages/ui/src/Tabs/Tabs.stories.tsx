import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../Section/Section.tsx';
import { Select } from '../Select/Select.tsx';
import { Tabs } from './Tabs.tsx';

/** When not: parts of one page; those are headings or Disclosures. */
const meta = { title: 'Content/Tabs', component: Tabs } satisfies Meta<typeof Tabs>;
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
