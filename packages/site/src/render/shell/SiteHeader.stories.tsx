import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandThemes } from '@parral/ui/themes/registry';
import { useEffect } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { startBasketBadge } from '../../browser/shell/basket-badge.ts';
import { startProfile } from '../../browser/shell/profile.ts';
import { emitSiteEvent } from '../../browser/events/site-events.ts';
import type { Language } from '@parral/api-spec/languages';
import { answers, never, page, wordsIn } from '../../stories/index.ts';
import { storyView } from '../../testing/story-view.ts';
import { lookOfPage } from './look.ts';
import { SiteHeader } from './SiteHeader.tsx';

interface Shown {
  language: Language;
  brand: 'alba' | 'brisa';
  theme: string;
  /** Lines in the basket. */
  lines?: number;
  /** A page of members. */
  member?: boolean;
  /** Path below the language. */
  path?: string;
}

/** The header as the server draws it, brought to life by the scripts that do so on the page. */
function AliveHeader({ lines = 0, member = false, path, theme, ...view }: Shown) {
  useEffect(() => {
    document.documentElement.dataset['access'] = member ? 'member' : '';
    startBasketBadge();
    emitSiteEvent('basket:changed', { lines });
    if (document.cookie.includes('is_member=1')) startProfile();
  }, [lines, member]);
  const shown = storyView({ ...view, path });
  return <SiteHeader view={shown} look={lookOfPage(shown.site, theme)} alternates={{ es: '/es/', en: '/en/' }} member={member} />;
}

/** When not: checkout, whose header has no way off. */
const meta = {
  title: 'Frame/Site header',
  component: AliveHeader,
  args: { ...page, theme: brandThemes[0] },
  parameters: { round: true },
  globals: { viewport: { value: 'desk' } },
  beforeEach: () => () => {
    document.cookie = 'is_member=; Path=/; Max-Age=0';
    delete document.documentElement.dataset['access'];
    for (const key of Object.keys(localStorage)) if (key.includes('basket')) localStorage.removeItem(key);
  },
} satisfies Meta<typeof AliveHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const loggedIn = () => {
  document.cookie = 'is_member=1; Path=/';
};
const member = (name: string) => answers({ getSession: { member: { name, surname: 'Arteaga', level: 'platinum', level_label: 'Platino' } } });
const longName = 'María de los Desamparados Etxeberria-Goikoetxea';

/** Nobody is logged in and the basket is empty: no figure stands at it (section 2: "nothing when empty"). */
export const LoggedOut: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('site/shell', story);
    await expect(canvas.queryByRole('button', { name: t('my_account') })).toBeNull();
    await expect((await canvas.findByRole('link', { name: t('basket') })).textContent).toBe(t('basket'));
  },
};

export const LoggedOutOnPhone: Story = { ...LoggedOut, globals: phone };

/** Section 2: "Mobile menu toggle: locks page scroll while open". */
export const MenuOpenOnPhone: Story = {
  args: { path: '/vinos/reserva', lines: 1 },
  globals: phone,
  play: async ({ canvas, ...story }) => {
    await userEvent.click(canvas.getByRole('button', { name: wordsIn('site/shell', story)('menu') }));
    const menu = await canvas.findByRole('navigation', { name: wordsIn('site/shell', story)('main_navigation') });
    await expect(menu).toBeVisible();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    // All that a wide page leads to, each once.
    await expect(within(menu).getByRole('link', { name: wordsIn('site/shell', story)('contact') })).toBeVisible();
    const ways = within(menu)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    await expect(new Set(ways).size).toBe(ways.length);
  },
};

export const OneLine: Story = {
  args: { lines: 1 },
  play: async ({ canvas }) => void (await canvas.findByText('1')),
};

/** Section 2: "9+ from ten lines". */
export const HundredLines: Story = {
  args: { lines: 100 },
  play: async ({ canvas }) => void (await canvas.findByText('9+')),
};

export const HundredLinesOnPhone: Story = { ...HundredLines, globals: phone };

/** Section 2: "Profile dropdown with logout"; closed, the member's name stands on it. */
export const Member: Story = {
  args: { lines: 10 },
  parameters: member('Lucía'),
  beforeEach: loggedIn,
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Lucía' })),
};

export const MemberMenuOpen: Story = {
  ...Member,
  play: async ({ canvas, ...story }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lucía' }));
    const logout = await canvas.findByRole('button', { name: wordsIn('site/shell', story)('log_out') });
    await expect(logout).toBeVisible();
    // Right under its button, wherever that stands.
    const [button, menu] = [canvas.getByRole('button', { name: 'Lucía' }), logout.closest('ul')?.parentElement].map((one) => one?.getBoundingClientRect());
    await expect(Math.abs((menu?.top ?? 0) - (button?.bottom ?? 99))).toBeLessThan(2);
    await expect(Math.abs((menu?.right ?? 0) - (button?.right ?? 99))).toBeLessThan(2);
  },
};

export const MemberMenuOpenOnPhone: Story = { ...MemberMenuOpen, globals: phone };

/** While the name is asked for, a page of members says whose menu it is without it; the way out stands open. */
export const NameLoading: Story = {
  args: { member: true, path: '/club/mi-club' },
  parameters: answers({ getSession: never }),
  beforeEach: loggedIn,
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('site/shell', story);
    await canvas.findByRole('button', { name: t('my_account') });
    await expect(canvas.getByRole('button', { name: t('log_out') })).toBeVisible();
  },
};

/** A long name is cut short on the screen and whole for whoever hears it; nothing is pushed off the header. */
export const LongName: Story = {
  args: { member: true, path: '/club/mi-club', lines: 100 },
  parameters: member(longName),
  beforeEach: loggedIn,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: longName });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LongNameOnPhone: Story = { ...LongName, globals: phone };
