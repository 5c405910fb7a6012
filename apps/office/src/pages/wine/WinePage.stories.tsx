import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleWine, exampleWines } from '../../testing/example-wines.ts';
import { allRights, framed, inOffice } from '../../testing/office-story.tsx';
import { signedIn } from '../../testing/sessions.ts';
import { WinePage } from './WinePage.tsx';

const meta = {
  title: 'Office/Wine',
  component: WinePage,
  args: { found: exampleWine, session: signedIn(allRights), language: page.language, done: null, problem: null },
  decorators: [inOffice('/office/wines/ALB-RES-2019-75')],
  parameters: {
    ...framed,
    given: [framed.given, 'ALB-RES-2019-75', 'ALB-CAJA', 'Alba Reserva', 'Caja de seis', 'Iker Lasa', 'Navidad', 'Reyes', 'Inventario', 'Club', 'Albarán 31'],
  },
} satisfies Meta<typeof WinePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who wins is said where it is changed: both prices beside each other. */
export const SaidByTheOffice: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/wine', story);
    await expect(canvas.getByText(t('rule'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('move') })).toHaveAttribute('href', '/office/wines/ALB-RES-2019-75/stock');
    await expect(canvas.getAllByRole('button', { name: t('withdraw') })).toHaveLength(2);
  },
};

export const AsTheFolderSays: Story = {
  args: { found: { ...exampleWine, wine: exampleWines[0]!, settings: [], movements: exampleWine.movements.slice(-1), actions: [] }, done: 'stock' },
};

export const ReadOnly: Story = {
  args: { session: signedIn(['wines:read']) },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/wine', story);
    await expect(canvas.queryByRole('link', { name: t('move') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('withdraw') })).toBeNull();
  },
};

export const Case: Story = { args: { found: { ...exampleWine, wine: exampleWines[5]!, settings: [], movements: [] } } };

export const NoLongerInTheFolder: Story = { args: { found: { ...exampleWine, wine: exampleWines[4]!, in_folder: false } } };

export const Refused: Story = {
  args: { problem: 'Otra persona lo ha cambiado.' },
  parameters: {
    given: [
      framed.given,
      'Otra persona lo ha cambiado.',
      'ALB-RES-2019-75',
      'Alba Reserva',
      'Iker Lasa',
      'Navidad',
      'Reyes',
      'Inventario',
      'Club',
      'Albarán 31',
    ],
  },
};
