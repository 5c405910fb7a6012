import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './TextLink.tsx';

/** When not: something that changes anything; that is a Button. */
const meta = { title: 'Actions/TextLink', component: TextLink } satisfies Meta<typeof TextLink>;
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
