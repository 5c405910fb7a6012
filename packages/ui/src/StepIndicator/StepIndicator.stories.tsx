import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepIndicator } from './StepIndicator.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: ways of one step, or steps in any order. */
const meta = {
  title: 'Forms/StepIndicator',
  component: StepIndicator,
  parameters: {
    guide: guide({
      use: 'A way of two to five steps, one after another, of which one is now.',
      parts: ['the steps in their order', 'done ones, which may be links back', 'the one of now'],
      keys: { Enter: 'on a step that is done, goes back to it' },
      unseen: 'That the page’s title and heading name the step as well: the list alone is not read again.',
      words: {
        rule: 'A noun for each, without numbers: the place in the list says it.',
        yes: { es: 'Visitantes · Fecha · Datos · Pago', en: 'Visitors · Date · Details · Payment' },
      },
      pairs: [
        {
          yes: () => (
            <StepIndicator
              label="Pasos"
              current={2}
              doneLabel="hecho"
              steps={[{ name: 'Visitantes', href: '#visitantes' }, { name: 'Fecha' }, { name: 'Datos' }]}
            />
          ),
          no: () => (
            <StepIndicator
              label="Pasos"
              current={2}
              doneLabel="hecho"
              steps={[{ name: '1. Díganos cuántos son', href: '#visitantes' }, { name: '2. Elija una fecha' }, { name: '3. Rellene sus datos' }]}
            />
          ),
          why: 'A noun for each step; the place in the list is its number.',
          but: 'The list counts already, and sentences break on a phone.',
        },
      ],
    }),
  },
} satisfies Meta<typeof StepIndicator>;
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
