import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusMessage } from './StatusMessage.tsx';

/** When not: errors that need an answer; those are Notices. */
const meta = { title: 'Content/StatusMessage', component: StatusMessage } satisfies Meta<typeof StatusMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = { args: { children: 'Guardado' } };
export const Floating: Story = { args: { children: 'Reserva 2019 ya no está en la cesta', place: 'floating' } };
