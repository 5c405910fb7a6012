import type { Meta, StoryObj } from '@storybook/react-vite';
import { clubThemes } from '../../themes/registry.ts';
import { CardEngraving } from './CardEngraving.tsx';

/** When not: anywhere but on the membership card. */
const meta = { title: 'Illustrations/CardEngraving', component: CardEngraving, globals: { theme: clubThemes[0] } } satisfies Meta<typeof CardEngraving>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Platinum: Story = { args: { tier: 'platinum' } };
export const Bronze: Story = { args: { tier: 'bronze' } };
