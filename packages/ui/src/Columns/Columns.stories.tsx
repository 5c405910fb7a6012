import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Columns } from './Columns.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: a page's own columns; those are Grid. */
const meta = {
  title: 'Forms/Columns',
  component: Columns,
  parameters: {
    guide: guide({
      use: 'Two or three fields that belong side by side: town and postcode, amount and button.',
      unseen: 'The order in which they are read: left to right is first to last.',
      pairs: [
        {
          yes: () => (
            <Columns layout="narrow-wide">
              <TextField label="Código postal" />
              <TextField label="Localidad" />
            </Columns>
          ),
          no: () => (
            <Columns>
              <TextField label="Fecha de nacimiento" />
              <TextField label="Correo electrónico" />
            </Columns>
          ),
          why: 'Postcode and town are one line on an envelope too.',
          but: 'They only fill the line: who reads down the left edge leaves out the second.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {
  args: { children: '' },
  render: () => (
    <Stack>
      <Columns>
        <TextField label="Nombre" />
        <TextField label="Apellidos" />
      </Columns>
      <Columns layout="narrow-wide">
        <TextField label="Código postal" />
        <TextField label="Localidad" />
      </Columns>
    </Stack>
  ),
};
