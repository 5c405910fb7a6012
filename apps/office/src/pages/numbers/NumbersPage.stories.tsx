import { page, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed, inOffice } from '../../testing/office-story.tsx';
import { type NumbersFilter, NumbersPage, type Report } from './NumbersPage.tsx';

const filter: NumbersFilter = { report: 'day', from: '2026-11-20', to: '2026-11-22', quarter: '2026-Q4', year: '' };
const sum = (orders: number, units: number, amount: number) => ({ orders, units, amount });
const sales = (name: 'day' | 'wine' | 'country' | 'brand' | 'channel', keys: readonly [string, string | null][]): Report => ({
  name,
  sales: {
    by: name,
    from: filter.from,
    to: filter.to,
    rows: keys.map(([key, label], at) => ({ key, label, now: sum(at + 2, at * 7 + 3, 180.5 * (at + 1)), before: sum(at, at * 3, 120 * at) })),
    total: sum(9, 31, 1083),
    total_before: sum(3, 9, 360),
    refunded: 24.5,
    refunded_before: 0,
  },
});

const meta = {
  title: 'Office/Numbers',
  component: NumbersPage,
  args: {
    report: sales('day', [
      ['2026-11-20', null],
      ['2026-11-21', null],
      ['2026-11-22', null],
    ]),
    filter,
    language: page.language,
  },
  decorators: [inOffice('/office/numbers')],
  parameters: framed,
} satisfies Meta<typeof NumbersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A chart for the eye, the table always beside it; the report and its days stand in the address of the file. */
export const ByDay: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/numbers', story);
    await expect(canvas.getByRole('img', { name: t('chart') })).toBeVisible();
    await expect(canvas.getByRole('table', { name: t('report_day') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: wordsIn('office/layout', story)('csv') })).toHaveAttribute(
      'href',
      '/office/numbers?report=day&from=2026-11-20&to=2026-11-22&quarter=2026-Q4&csv=1',
    );
  },
};

export const ByWine: Story = {
  args: {
    filter: { ...filter, report: 'wine' },
    report: sales('wine', [
      ['ALB-RES-2019-75', 'Alba Reserva'],
      ['ALB-BLA-2024-75', 'Alba Blanco'],
      ['shipping', null],
    ]),
  },
};

export const ByCountry: Story = {
  args: {
    filter: { ...filter, report: 'country' },
    report: sales('country', [
      ['ES', null],
      ['DE', null],
      ['', null],
    ]),
  },
};

export const ByChannel: Story = {
  args: {
    filter: { ...filter, report: 'channel' },
    report: sales('channel', [
      ['visitors', null],
      ['members', null],
    ]),
  },
};

export const Vat: Story = {
  args: {
    filter: { ...filter, report: 'vat' },
    report: {
      name: 'vat',
      vat: {
        quarter: '2026-Q4',
        rows: [
          { country: 'DE', percent: 19, base: 840.34, tax: 159.66, invoices: 12 },
          { country: 'ES', percent: 21, base: 8264.46, tax: 1735.54, invoices: 210 },
          { country: 'ES', percent: null, base: 120, tax: 0, invoices: 2 },
        ],
        base: 9224.8,
        tax: 1895.2,
        total: 11120,
      },
    },
  },
  play: async ({ canvas, ...story }) => {
    await expect(canvas.getByLabelText(wordsIn('office/numbers', story)('quarter'))).toHaveValue('2026-Q4');
  },
};

export const Visits: Story = {
  args: {
    filter: { ...filter, report: 'visits' },
    report: {
      name: 'visits',
      visits: {
        from: filter.from,
        to: filter.to,
        rows: [{ experience_id: 'classic', name: 'Visita clásica', slots: 12, capacity: 144, booked: 96, arrived: 90 }],
        capacity: 144,
        booked: 96,
        arrived: 90,
      },
    },
  },
};

export const Coupons: Story = {
  args: {
    filter: { ...filter, report: 'coupons' },
    report: { name: 'coupons', coupons: { from: filter.from, to: filter.to, rows: [{ code: 'VENDIMIA', orders: 14, discount: 130.4, amount: 1240 }] } },
  },
};

export const Nothing: Story = { args: { filter: { ...filter, report: 'wine' }, report: sales('wine', []) } };

/** Whether all of a table is seen without scrolling sideways. */
function fits(table: HTMLElement): boolean {
  const { left, right } = table.getBoundingClientRect();
  return left >= 0 && right <= document.documentElement.clientWidth && table.scrollWidth <= table.clientWidth;
}

const standing = (members: number) => ({
  members,
  without_goal: 0,
  quarter_1: 3,
  quarter_2: 5,
  quarter_3: 4,
  quarter_4: 2,
  met: members - 14,
  goal: 600 * members,
  spent: 480 * members,
});

/** Where members stand to their goal: a bar for each quarter of it, the levels in the table. */
export const Members: Story = {
  args: {
    filter: { ...filter, report: 'members' },
    report: {
      name: 'members',
      members: {
        year: 2026,
        day: '2026-11-23',
        years: [2026, 2025],
        rows: [
          { level: 'bronze', label: 'Bronce', progress: standing(20) },
          { level: 'platinum', label: 'Platino', progress: standing(18) },
        ],
        total: standing(38),
      },
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('office/numbers', story);
    await expect(canvas.getByRole('img', { name: t('progress_chart') })).toBeVisible();
    // On a phone what has no column stands below another, and nothing is pushed past the edge.
    await expect(canvas.getByRole('rowheader', { name: /^Platino/ })).toHaveTextContent(`${t('quarter_2')}: 5`);
    await expect(canvas.getByRole('table')).toHaveTextContent(t('goal'));
    await expect(fits(canvas.getByRole('table'))).toBe(true);
    await expect(canvas.getByLabelText(t('year'))).toHaveValue('2026');
  },
};

export const NoMembers: Story = {
  args: {
    filter: { ...filter, report: 'members', year: '2019' },
    report: {
      name: 'members',
      members: {
        year: 2019,
        day: '2019-12-31',
        years: [2026],
        rows: [],
        total: { ...standing(14), members: 0, quarter_1: 0, quarter_2: 0, quarter_3: 0, quarter_4: 0 },
      },
    },
  },
};
