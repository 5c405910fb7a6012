import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './TextLink.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: something that changes anything; that is a Button. */
const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  parameters: {
    guide: guide({
      use: 'Somewhere else: a page, a part of this one, a file. In running text `inline`, alone `standalone`, in a list of many `quiet`.',
      parts: ['the words', 'the line under them, which is what makes it a link without colour'],
      keys: { Enter: 'goes there' },
      unseen: 'Whether the words say where it leads when they are heard alone.',
      words: {
        rule: 'Where it leads, not that one may press it.',
        yes: { es: 'Ver la ficha de Reserva 2019', en: 'See the page of Reserva 2019' },
        no: { es: 'Más información', en: 'Read more' },
      },
      pairs: [
        {
          yes: () => <TextLink href="#sheet">Ver los veinticuatro vinos</TextLink>,
          no: () => <TextLink href="#sheet">Ver más</TextLink>,
          why: 'It says where it leads when it is heard alone.',
          but: 'A list of links is read without what stands round each: five times “more” are no choice.',
        },
      ],
    }),
  },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standalone: Story = { args: { href: '#ficha', children: 'Ver los veinticuatro' } };
export const Quiet: Story = { args: { href: '#ficha', children: 'Privacidad', variant: 'quiet' } };
export const InText: Story = {
  args: { href: '#condiciones', children: 'condiciones de venta', variant: 'inline' },
  decorators: [
    (Link) => (
      <p>
        He leído y acepto las <Link /> de la bodega.
      </p>
    ),
  ],
};
