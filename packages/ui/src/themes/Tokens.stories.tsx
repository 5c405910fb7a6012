import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Section, Stack, Text } from '../index.ts';
import { contrast, pairs } from './contrast.ts';
import { brandThemes, themes, type ThemeName } from './registry.ts';
import { space } from './scale.ts';
import type { Colors, Tokens } from './tokens.ts';

/** Colours with their contrast, type and space of the theme in the toolbar. */
const meta = { title: 'Themes/Tokens', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const themeOf = (globals: Record<string, unknown>): Tokens => (themes[String(globals['theme']) as ThemeName] ?? themes[brandThemes[0]]).tokens;

/** The darker or lighter of two that reads best on a colour. */
const readable = (back: string) => (contrast('#000000', back) > contrast('#ffffff', back) ? '#000000' : '#ffffff');

function Swatches({ colors }: { colors: Colors }) {
  return (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}>
      {Object.entries(colors).map(([name, color]: [string, string]) => (
        <li
          key={name}
          style={{ background: color, color: readable(color), padding: 12, minHeight: 96, display: 'grid', alignContent: 'space-between', fontSize: 14 }}
        >
          <strong>{name}</strong>
          <span>{color}</span>
        </li>
      ))}
    </ul>
  );
}

function Pairs({ colors }: { colors: Colors }) {
  return (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: '4px 24px', fontSize: 15 }}>
      {pairs.map(([front, back, least]) => (
        <li key={`${front} ${back}`} style={{ display: 'flex', justifyContent: 'space-between' }}>
          <span>
            {front} / {back}
          </span>
          <span>
            {contrast(colors[front], colors[back]).toFixed(1)} (≥ {least})
          </span>
        </li>
      ))}
    </ul>
  );
}

export const Colour: Story = {
  render: (_args, { globals }) => {
    const theme = themeOf(globals);
    return (
      <>
        {Object.entries({ page: theme.color, ...theme.fields }).map(([name, colors]) => (
          <Section key={name} field={name === 'page' ? undefined : (name as keyof Tokens['fields'])} space="small">
            <Stack gap={20}>
              <Heading level={2} size="minor">
                {name}
              </Heading>
              <Swatches colors={colors} />
              <Pairs colors={colors} />
            </Stack>
          </Section>
        ))}
      </>
    );
  },
};

export const Type: Story = {
  render: (_args, { globals }) => {
    const theme = themeOf(globals);
    return (
      <Section>
        <Stack gap={32}>
          {(['hero', 'page', 'form', 'small', 'minor', 'item'] as const).map((size) => (
            <Stack key={size} gap={8}>
              <Text size="note" tone="muted">
                {size}: {theme.type[size].size} / {theme.type[size].line}
              </Text>
              <Heading level={2} size={size}>
                La piedra guarda el calor 1924
              </Heading>
            </Stack>
          ))}
          {(['lead', 'story', 'body', 'small', 'note', 'label'] as const).map((size) => (
            <Stack key={size} gap={4}>
              <Text size="note" tone="muted">
                {size}
              </Text>
              <Text size={size} narrow>
                Setenta y dos bancales de piedra seca entre el Ebro y la Sierra de Cantabria, vendimiados a mano desde 1924.
              </Text>
            </Stack>
          ))}
        </Stack>
      </Section>
    );
  },
};

export const Space: Story = {
  render: () => (
    <Section>
      <Stack gap={12}>
        {Object.entries(space).map(([step, size]) => (
          <div key={step} style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
            <span style={{ width: 48 }}>{step}</span>
            <span style={{ width: size, height: 20, background: 'var(--color-accent)' }} />
          </div>
        ))}
      </Stack>
    </Section>
  ),
};
