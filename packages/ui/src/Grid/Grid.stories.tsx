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
      pairs: [
        {
          yes: () => (
            <Grid>
              <GridItem desk={{ start: 1, span: 5 }} tablet={{ start: 1, span: 5 }}>
                <Text>Se lee primero</Text>
              </GridItem>
              <GridItem desk={{ start: 7, span: 6 }} tablet={{ start: 7, span: 6 }}>
                <Text>Se lee después</Text>
              </GridItem>
            </Grid>
          ),
          no: () => (
            <Grid>
              <GridItem desk={{ start: 7, span: 6 }} tablet={{ start: 7, span: 6 }}>
                <Text>Se lee primero</Text>
              </GridItem>
              <GridItem desk={{ start: 1, span: 5 }} tablet={{ start: 1, span: 5 }}>
                <Text>Se lee después</Text>
              </GridItem>
            </Grid>
          ),
          why: 'Seen from left to right in the order in which it is read.',
          but: 'Placed to the left of the first, it is read after it all the same, and falls a line below.',
        },
      ],
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
