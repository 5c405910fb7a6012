import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../Section/Section.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid, GridItem } from './Grid.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: fields of a form; those are Columns. */
const meta = {
  title: 'Layout/Grid',
  component: Grid,
  parameters: {
    guide: guide({
      use: 'A page’s own columns: twelve, placed by start and width.',
      parts: ['items: start and span at a tablet and at a desk, full or half on a phone'],
      unseen: 'An item placed before its neighbour is still read after it.',
    }),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AStory: Story = {
  args: { children: '' },
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section>
      <Grid>
        <GridItem desk={{ start: 1, span: 4 }} tablet={{ start: 1, span: 5 }}>
          <Text>Imagen, columnas 1 a 4</Text>
        </GridItem>
        <GridItem desk={{ start: 6, span: 7 }} tablet={{ start: 6, span: 7 }}>
          <Text>Texto, columnas 6 a 12</Text>
        </GridItem>
      </Grid>
    </Section>
  ),
};
