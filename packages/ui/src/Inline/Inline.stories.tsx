import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Inline } from './Inline.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: a table of things; those are Grid. */
const meta = {
  title: 'Layout/Inline',
  component: Inline,
  parameters: {
    guide: guide({
      use: 'Things on a line, with one step of room, that go to the next line when there is no room.',
      unseen: 'That the order on the line is the order in which they are read.',
      pairs: [
        {
          yes: () => (
            <Inline gap={16}>
              <TextLink href="#tintos">Tintos</TextLink>
              <TextLink href="#blancos">Blancos</TextLink>
              <TextLink href="#rosados">Rosados</TextLink>
            </Inline>
          ),
          no: () => (
            <>
              <Inline gap={16}>
                <Text>Crianza</Text>
                <Text>2021</Text>
                <Text>16,40 €</Text>
              </Inline>
              <Inline gap={16}>
                <Text>Gran Reserva</Text>
                <Text>2011</Text>
                <Text>78,00 €</Text>
              </Inline>
            </>
          ),
          why: 'Each is as wide as its word, and goes to the next line where there is no room.',
          but: 'What is compared has to stand in columns, and that is a Table.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {
  args: {
    justify: 'between',
    align: 'baseline',
    children: [
      <Text key="1" size="lead">
        Vinos
      </Text>,
      <TextLink key="2" href="#todos">
        Ver los veinticuatro
      </TextLink>,
    ],
  },
};
