import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ProfileMenu } from './ProfileMenu.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: for a visitor, who has a plain link to the club. */
const meta = {
  title: 'Frame/ProfileMenu',
  component: ProfileMenu,
  parameters: {
    docs: { story: { inline: false, height: '520px' } },
    guide: guide({
      use: 'A member’s own pages, and the way out.',
      parts: ['the name', 'the pages', 'the way out, ruled off'],
      keys: { 'Enter, Space': 'opens it', Esc: 'closes it' },
      unseen: 'That it is known to whom the page belongs without opening it.',
      words: { rule: 'First name; the way out is a verb.', yes: { es: 'Salir', en: 'Log out' } },
      pairs: [
        {
          yes: () => <ProfileMenu {...args} id="pair-yes" />,
          no: () => <ProfileMenu {...args} id="pair-no" label="Usuario" />,
          why: 'The first name says whose pages these are before it is opened.',
          but: 'At a computer that two people use, it does not say whose orders one looks at.',
        },
      ],
    }),
  },
} satisfies Meta<typeof ProfileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { label: 'Lucía', logoutLabel: 'Salir', links: [{ href: '#club', label: 'Mi club' }] };

/** Section 2: "Profile dropdown with logout". */
export const Open: Story = {
  args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lucía' }));
    await expect(canvas.getByRole('link', { name: 'Mi club' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Salir' })).toBeVisible();
  },
};

export const Closed: Story = { args };

/** Section 2: "a logout icon that calls logout"; on a phone it stands in the menu. */
export const ExitBeside: Story = {
  args: {
    ...args,
    exitBeside: true,
    links: [
      { href: '#club', label: 'Mi club', current: 'page' },
      { href: '#orders', label: 'Mis pedidos' },
    ],
  },
  play: async ({ canvas }) => {
    if (window.innerWidth >= 1024) await expect(canvas.getByRole('button', { name: 'Salir' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lucía' }));
    await expect(canvas.getByRole('link', { name: 'Mi club' })).toHaveAttribute('aria-current', 'page');
  },
};

export const ForNobody: Story = {
  args: { ...args, hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
