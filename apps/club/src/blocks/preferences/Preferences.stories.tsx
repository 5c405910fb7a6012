import { answers, requestsTo, never, page, refuse, wordsIn } from '@parral/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import Preferences from './Preferences.tsx';

const options = [
  { value: 'red', text: 'Tintos' },
  { value: 'white', text: 'Blancos' },
  { value: 'visits', text: 'Visitas y vendimia' },
];

const meta = {
  title: 'Blocks/Club/Preferences',
  component: Preferences,
  args: { ...page, attributes: {}, data: { options, product_preferences: ['red'] } },
} satisfies Meta<typeof Preferences>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Section 4: "toggles save immediately"; the whole list is sent (section 7). */
export const SavesAtOnce: Story = {
  parameters: answers({ saveProductPreferences: ({ body }) => body }),
  play: async ({ canvas, ...story }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Blancos' }));
    await canvas.findByText(wordsIn('club/preferences', story)('saved'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tintos' }));
    await waitFor(() => expect(requestsTo('saveProductPreferences').map(({ body }) => body.product_preferences)).toEqual([['red', 'white'], ['white']]));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Tintos' })).not.toBeChecked());
    for (const option of canvas.getAllByRole('checkbox')) await waitFor(() => expect(option).not.toHaveAttribute('aria-disabled', 'true'));
  },
};

/** Fault: a box that was pressed went back for a moment before it was marked, which looked like a press that did not count. */
export const MarkedAtOnce: Story = {
  parameters: answers({ saveProductPreferences: never }),
  play: async ({ canvas }) => {
    const whites = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Blancos' });
    whites.click();
    // In the same moment, before anything else has its turn.
    const marked = whites.checked;
    await expect(marked).toBe(true);
  },
};

/** Section 4: "further toggles are ignored while saving". */
export const Saving: Story = {
  parameters: answers({ saveProductPreferences: never }),
  play: async ({ canvas, ...story }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Blancos' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Visitas y vendimia' }));
    await expect(canvas.getByText(wordsIn('club/preferences', story)('saving'))).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Visitas y vendimia' })).not.toBeChecked();
    await expect(requestsTo('saveProductPreferences')).toHaveLength(1);
  },
};

/** What could not be saved goes back to what the server has. */
export const Failed: Story = {
  parameters: answers({ saveProductPreferences: refuse(500, 'INTERNAL_ERROR') }),
  play: async ({ canvas, ...story }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Blancos' }));
    await canvas.findByText(wordsIn('club/preferences', story)('failed'));
    await expect(canvas.getByRole('checkbox', { name: 'Blancos' })).not.toBeChecked();
  },
};

export const SessionOver: Story = {
  parameters: answers({ saveProductPreferences: refuse(401, 'CLUB_NO_AUTHENTICATED_MEMBER') }),
  play: async ({ canvas, ...story }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Blancos' }));
    await expect(await canvas.findByRole('link', { name: wordsIn('club/session', story)('log_in') })).toHaveAttribute(
      'href',
      expect.stringContaining('/login?next='),
    );
  },
};

/** A connection that breaks off: what was marked stays so, and is sent again. */
export const ConnectionLost: Story = {
  parameters: answers({
    saveProductPreferences: ({ body }) => (requestsTo('saveProductPreferences').length < 2 ? Promise.reject(new TypeError('Failed to fetch')) : body),
  }),
  play: async ({ canvas, ...story }) => {
    const whites = canvas.getByRole('checkbox', { name: 'Blancos' });
    await userEvent.click(whites);
    const retry = await canvas.findByRole('button', { name: wordsIn('club/forms', story)('retry') });
    await expect(whites).toBeChecked();
    await userEvent.click(retry);
    await canvas.findByText(wordsIn('club/preferences', story)('saved'));
    await expect(requestsTo('saveProductPreferences').map(({ body }) => body.product_preferences)).toEqual([
      ['red', 'white'],
      ['red', 'white'],
    ]);
    await expect(whites).toBeChecked();
  },
};
