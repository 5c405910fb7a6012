import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';

/** When not: a locked wine; it has no price. */
const meta = { title: 'Shop/Price', component: Price } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Big: Story = { args: { amount: '49,00 €', size: 'big', note: '2 × 24,50 €, IVA incluido' } };
export const Reduced: Story = { args: { amount: '23,40 €', label: 'Precio de socio', before: { amount: '26,00 €', label: 'antes' } } };
export const Plain: Story = { args: { amount: '8,20 €', size: 'plain' } };
