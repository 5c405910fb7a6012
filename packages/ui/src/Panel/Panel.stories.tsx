import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { DataList } from '../DataList/DataList.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Text } from '../Text/Text.tsx';
import { Panel } from './Panel.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: bands across the page; those are Sections. */
const meta = {
  title: 'Layout/Panel',
  component: Panel,
  parameters: {
    guide: guide({
      use: 'A part of a form or a column, with a heading and a rule.',
      parts: ['heading, and an action beside it', 'content'],
      unseen: '`labelledBy` makes it a named part.',
      pairs: [
        {
          yes: () => (
            <Panel
              heading={
                <Heading level={3} size="minor">
                  Sus datos
                </Heading>
              }
            >
              <Text>Lucía Arteaga Sáenz</Text>
            </Panel>
          ),
          no: () => (
            <Panel>
              <Panel>
                <Text>Lucía Arteaga Sáenz</Text>
              </Panel>
            </Panel>
          ),
          why: 'A heading and a rule: one part of the page, with its name.',
          but: 'Two rules round one line, and no word of what they part.',
        },
      ],
    }),
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  args: { children: '' },
  render: () => (
    <div>
      <Panel
        heading={
          <Heading level={2} size="minor">
            Sus datos
          </Heading>
        }
        action={<Button variant="quiet">Editar</Button>}
      >
        <DataList
          variant="pairs"
          items={[
            { name: 'Nombre', value: 'Lucía Arteaga Sáenz' },
            { name: 'Documento', value: 'DNI 16 624 081 K' },
          ]}
        />
      </Panel>
      <Panel
        heading={
          <Text as="div" size="label" tone="muted">
            Avisos
          </Text>
        }
      >
        <Notice>Para más de 18 botellas, escríbanos y lo preparamos.</Notice>
      </Panel>
    </div>
  ),
};
