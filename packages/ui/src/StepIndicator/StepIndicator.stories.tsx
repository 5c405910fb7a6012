import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepIndicator } from './StepIndicator.tsx';

/** When not: ways of one step, or steps in any order. */
const meta = { title: 'Forms/StepIndicator', component: StepIndicator } satisfies Meta<typeof StepIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  args: {
    label: 'Pasos',
    current: 2,
    doneLabel: 'hecho',
    steps: [{ name: 'Visitantes', href: '#visitantes' }, { name: 'Fecha' }, { name: 'Datos' }, { name: 'Pago' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fecha').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText(/hecho/)).toBeInTheDocument();
  },
};
export const OnPhone: Story = { ...Second, globals: { viewport: { value: 'phone' } } };
