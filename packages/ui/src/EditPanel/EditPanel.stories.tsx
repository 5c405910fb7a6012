import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DataList } from '../DataList/DataList.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { EditPanel } from './EditPanel.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: one of several steps of a form; that is a Panel with its own buttons. */
const meta = {
  title: 'Forms/EditPanel',
  component: EditPanel,
  parameters: {
    guide: guide({
      use: 'Data that are mostly read and seldom changed: a preview, and its form in the same place.',
      parts: ['heading', 'the data as text, with Edit', 'or the form, with Save and Cancel', 'what came of saving'],
      keys: { Enter: 'in a field, saves' },
      unseen: 'That the focus goes to the first field on Edit, and back to Edit after Save and Cancel.',
      words: {
        rule: 'Edit, Save and Cancel are named by what they change where several panels stand on a page.',
        yes: { es: 'Guardar la dirección', en: 'Save the address' },
        no: { es: 'Aceptar', en: 'OK' },
      },
      pairs: [
        {
          yes: () => <EditPanel {...args} headingId="pair-yes" editing saveLabel="Guardar los datos" />,
          no: () => <EditPanel {...args} headingId="pair-no" editing saveLabel="Aceptar" cancelLabel="Cerrar" />,
          why: 'Save says what it saves; cancel says that nothing is changed.',
          but: 'Whether “close” keeps what was typed, one learns by pressing it.',
        },
      ],
    }),
  },
} satisfies Meta<typeof EditPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  title: 'Datos personales',
  headingId: 'personal',
  editing: false,
  editLabel: 'Editar',
  saveLabel: 'Guardar',
  cancelLabel: 'Cancelar',
  onEdit: fn(),
  onCancel: fn(),
  onSave: fn(),
  preview: (
    <DataList
      variant="pairs"
      items={[
        { name: 'Nombre', value: 'Lucía Arteaga Sáenz' },
        { name: 'Teléfono', value: '+34 600 11 22 33' },
      ]}
    />
  ),
  children: <TextField label="Teléfono" type="tel" defaultValue="+34 600 11 22 33" />,
};

export const Reading: Story = {
  args,
  play: async ({ canvas, args: given }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar' }));
    await expect(given.onEdit).toHaveBeenCalledOnce();
  },
};

/** Enter in a field saves. */
export const Editing: Story = {
  args: { ...args, editing: true, onSave: fn(), onCancel: fn() },
  play: async ({ canvas, args: given }) => {
    await userEvent.type(canvas.getByLabelText('Teléfono'), '{Enter}');
    await expect(given.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(given.onCancel).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: { ...args, editing: true, saving: true, onSave: fn() },
  play: async ({ canvas, args: given }) => {
    await userEvent.type(canvas.getByLabelText('Teléfono'), '{Enter}');
    await expect(given.onSave).not.toHaveBeenCalled();
  },
};
