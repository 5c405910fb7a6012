import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** When not: words that the rest would need too. */
const meta = { title: 'Content/VisuallyHidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  args: { children: 'Precio de ahora' },
  decorators: [
    (Hidden) => (
      <p>
        <Hidden /> 24,50 €
      </p>
    ),
  ],
};
