import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './Wordmark.tsx';

/** When not: running text; there the name is plain. */
const meta = { title: 'Frame/Wordmark', component: Wordmark } satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Montelar: Story = { args: { name: 'MONTELAR', href: '#inicio', label: 'Montelar, inicio' }, globals: { theme: 'montelar' } };
export const Oria: Story = { args: { name: 'oria', href: '#inicio', label: 'oria, inicio' }, globals: { theme: 'oria' } };
export const Club: Story = { args: { name: 'Club La Llave', href: '#inicio', label: 'Club La Llave, inicio' }, globals: { theme: 'club' } };
