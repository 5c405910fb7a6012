import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs, BackLink } from './Breadcrumbs.tsx';

/** When not: pages one step from home; there a BackLink serves. */
const meta = { title: 'Content/Breadcrumbs', component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  args: { label: 'Ruta', crumbs: [{ label: 'Inicio', href: '#/' }, { label: 'Vinos', href: '#/vinos' }, { label: 'Reserva 2019' }] },
};
export const Back: Story = { args: { label: '', crumbs: [] }, render: () => <BackLink href="#vinos" label="Todos los tintos" /> };
