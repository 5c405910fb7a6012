import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { realKeys } from '../../.storybook/real-keys.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { Mark } from '../illustrations/index.ts';
import { brandThemes, clubThemes } from '../themes/registry.ts';
import { Header, BasketLink } from './Header.tsx';
import { guide } from '../../.storybook/guide.ts';

/** When not: checkout, which has its own without links (leave `links` empty). */
const meta = {
  title: 'Frame/Header',
  component: Header,
  parameters: {
    docs: { story: { inline: false, height: '520px' } },
    guide: guide({
      use: 'The beginning of every page: whose it is, where to go, which language, the basket.',
      parts: ['wordmark', 'links', 'tools: language, account, basket', 'on a phone, a menu'],
      keys: { 'Enter, Space': 'on Menu, opens it', Esc: 'closes it and goes back to the button' },
      unseen: 'That the page one is on is told (`current`).',
      words: { rule: 'One noun for each; five at most.', yes: { es: 'Vinos · Visitas · La finca', en: 'Wines · Visits · The estate' } },
      pairs: [
        {
          yes: () => <Header {...pairArgs} navLabel="Principal (sí)" links={args.links.slice(0, 3)} />,
          no: () => (
            <Header
              {...pairArgs}
              navLabel="Principal (no)"
              links={['Nuestros vinos', 'Visitas y catas', 'Quiénes somos', 'Sala de prensa', 'Proyectos'].map((label) => ({ href: `#${label}`, label }))}
            />
          ),
          why: 'A noun for each way, few enough to be seen at once.',
          but: 'Five phrases push the wordmark from its place, and none of them is seen first.',
          wide: true,
        },
      ],
    }),
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  navLabel: 'Principal',
  menuLabel: 'Menú',
  closeLabel: 'Cerrar el menú',
  links: [
    { href: '#vinos', label: 'Vinos', current: 'page' as const },
    { href: '#visitas', label: 'Visitas' },
    { href: '#finca', label: 'La finca' },
    { href: '#club', label: 'Club' },
  ],
  wordmark: null,
  language: (
    <LanguageSwitch
      label="Idioma"
      current="es"
      choices={[
        { language: 'es', short: 'ES', name: 'Español', href: '#es' },
        { language: 'en', short: 'EN', name: 'English', href: '#en' },
      ]}
    />
  ),
  account: [{ href: '#mi-club', label: 'Mi club' }],
  basket: <BasketLink href="#cesta" label="Cesta" count="2" />,
};
const pairArgs = { menuLabel: 'Menú', closeLabel: 'Cerrar el menú', wordmark: <Wordmark name="ALBA" href="#inicio" label="Alba, inicio" />, ruled: true };
const names: Record<string, string> = { [brandThemes[0]]: 'ALBA', [brandThemes[1]]: 'brisa', [clubThemes[0]]: 'Club La Llave' };
const nameIn = (theme: unknown) => names[String(theme)] ?? '';
const render: Story['render'] = (props, { globals }) => (
  <Header {...props} wordmark={<Wordmark name={nameIn(globals['theme'])} href="#inicio" label={`${nameIn(globals['theme'])}, inicio`} />} />
);
const parameters = { layout: 'fullscreen' };

export const Wide: Story = { args: { ...args, ruled: true }, render, parameters, globals: { viewport: { value: 'desk' } } };

/** Above a page that begins in the dark: on its colour, in its ink. */
export const OnAField: Story = { args: { ...args, field: 'footer' }, render, parameters, globals: { viewport: { value: 'desk' } } };

/** The menu is a native popover: Enter opens it, Escape closes it, focus comes back, the page holds still. */
export const OnPhone: Story = {
  args,
  render,
  parameters,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const keys = await realKeys();
    if (!keys) return;
    const menu = canvas.getByRole('button', { name: 'Menú' });
    await keys.keyboard('{Tab}');
    await expect(menu).toHaveFocus();
    await keys.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Visitas' })).toBeVisible();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await keys.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Visitas' })).toBeNull();
    await expect(menu).toHaveFocus();
  },
};

export const MenuOpen: Story = {
  args,
  render,
  parameters,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    canvas.queryByRole('button', { name: 'Menú' })?.click();
  },
};

/** A name of any length leaves the menu and the basket their room; without script nothing measures it. */
export const LongName: Story = {
  args,
  render: (props) => <Header {...props} wordmark={<Wordmark name="Bodegas y Viñedos Solano" href="#inicio" label="Bodegas y Viñedos Solano, inicio" />} />,
  parameters,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const edge = document.documentElement.clientWidth;
    for (const part of [canvas.getByRole('button', { name: 'Menú' }), canvas.getByRole('link', { name: /Cesta/ })])
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
  },
};

/** Fault: "La Llave club" broke into two lines beside a basket that was counted. With all that a member's header has it stays in one. */
export const ClubOnPhone: Story = {
  args: {
    ...args,
    menuLabel: 'Menu',
    profile: <ProfileMenu label="My account" links={args.links} logoutLabel="Log out" />,
    basket: <BasketLink href="#basket" label="Basket" count="2" />,
  },
  render: (props) => <Header {...props} wordmark={<Wordmark name="La Llave club" href="#club" mark={<Mark name="key" size={34} />} />} />,
  parameters,
  globals: { theme: clubThemes[0], viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [name] = canvas.getAllByText('La Llave club').filter((each) => each.checkVisibility());
    const letters = document.createRange();
    if (name) letters.selectNodeContents(name);
    await expect(letters.getClientRects()).toHaveLength(1);
  },
};
