import { answers, never, page, privacy, refuse, requestsTo, wordsIn } from '@parral/site/stories';
import type { components } from '@parral/api-spec';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import PaymentLink from './PaymentLink.tsx';

type Link = components['schemas']['PaymentLink'];

const token = `pay_${'a'.repeat(43)}`;
const link: Link = {
  state: 'opened',
  kind: 'order',
  site: 'alba',
  language: 'es',
  name: 'Lucía',
  email: 'lucia@correo.es',
  until: '2026-11-24T17:30:00Z',
  words: 'Gracias por llamar. Las dos magnum van en su estuche.',
  lines: [
    { title: 'Reserva', detail: '2019, 75 cl', quantity: 6, total: 147 },
    { title: 'Reserva', detail: '2019, 150 cl', quantity: 2, total: 104 },
  ],
  shipping: { address: ['Lucía Arteaga', 'Calle Mayor, 1', '26200 Haro', 'España'], price: 6.5 },
  total_price: 257.5,
  page_url: null,
};

/** Where the estate's payment link leads. */
const meta = {
  title: 'Blocks/Shop/Payment link',
  component: PaymentLink,
  args: {
    ...page,
    attributes: { homeUrl: '/es/', termsUrl: '/es/condiciones' },
    data: {
      contactEmail: 'bodega@alba.example',
      phone: '+34 941 00 00 00',
      privacy,
      publishableKey: 'pk_test',
      // Nobody listens there: no story asks the card provider anything.
      scriptUrl: 'http://127.0.0.1:9/no-card-provider.js',
    },
  },
  parameters: { ...answers({ openPaymentLink: link }), pageLayout: 'checkout' as const },
  beforeEach: () => at(`?token=${token}`),
} satisfies Meta<typeof PaymentLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The query that a link leads with, for one story: the frame's own parameters stay. */
function at(query: string): () => void {
  const before = location.href;
  const url = new URL(before);
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
  return () => history.replaceState(history.state, '', before);
}

/** "the buyer sees what they pay and still gives the consents that law wants": without both ticks nothing is asked of the bank. */
export const ToPay: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/payment-link', story);
    await expect(await canvas.findByRole('heading', { level: 1, name: t('opened_title') })).toBeVisible();
    await expect(canvas.getByText(link.words)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: t('adult') }));
    await userEvent.click(canvas.getByRole('button', { name: t('continue') }));
    await expect(await canvas.findByText(t('missing_consent'))).toBeVisible();
    await expect(requestsTo('payPaymentLink')).toEqual([]);
  },
};

/** Nothing due: a plain button instead of the card form. */
export const Paying: Story = {
  parameters: answers({
    openPaymentLink: link,
    payPaymentLink: { payment_intent_secret: 'free_1_secret_x', payment_intent_id: 'free_1', total_price: 0, payment_due: false },
  }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/payment-link', story);
    for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: t('continue') }));
    await expect(await canvas.findByRole('button', { name: t('free_confirm') })).toBeEnabled();
    await expect(requestsTo('payPaymentLink')[0]?.body).toEqual({ token, terms_accepted: true });
  },
};

/** A link of this state, or a refusal, ends in these words. */
function ending(
  title: 'paid_title' | 'expired_title' | 'withdrawn_title' | 'missing_title' | 'failed_title',
  answer: Parameters<typeof answers>[0]['openPaymentLink'],
): Story {
  return {
    parameters: answers({ openPaymentLink: answer }),
    play: async ({ canvas, ...story }) => {
      const t = wordsIn('shop/payment-link', story);
      await expect(await canvas.findByRole('heading', { level: 1, name: t(title) })).toBeVisible();
      await expect(canvas.queryByRole('checkbox')).toBeNull();
    },
  };
}

/** A visit that was told by telephone; once it is paid its page is a visit's. */
export const PaidVisit: Story = {
  parameters: answers({ openPaymentLink: { ...link, kind: 'visit', shipping: null, state: 'paid', page_url: '/es/visita?token=visit_x' } }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/payment-link', story);
    await expect(await canvas.findByRole('link', { name: t('see_visit') })).toHaveAttribute('href', '/es/visita?token=visit_x');
  },
};

export const Paid = ending('paid_title', { ...link, state: 'paid', page_url: '/es/pedido?token=view_x' });
export const Expired = ending('expired_title', { ...link, state: 'expired' });
export const Withdrawn = ending('withdrawn_title', { ...link, state: 'withdrawn' });
export const Missing = ending('missing_title', refuse(404, 'NOT_FOUND'));
export const Offline = ending('failed_title', refuse(500, 'INTERNAL_ERROR'));

/** Back from the bank: paid once, and said so. */
export const BackFromTheBank: Story = {
  beforeEach: () => at(`?token=${token}&redirect_status=succeeded&payment_intent=pi_1`),
  parameters: answers({ confirmPaymentLink: { ...link, state: 'paid', page_url: '/es/pedido?token=view_x' } }),
  play: async ({ canvas, ...story }) => {
    const t = wordsIn('shop/payment-link', story);
    await expect(await canvas.findByRole('link', { name: t('see_order') })).toHaveAttribute('href', '/es/pedido?token=view_x');
    await expect(requestsTo('openPaymentLink')).toEqual([]);
  },
};

/** The bank has not decided. */
export const Undecided: Story = {
  beforeEach: () => at(`?token=${token}&redirect_status=pending&payment_intent=pi_1`),
  parameters: answers({ confirmPaymentLink: refuse(409, 'PAYMENT_PROCESSING') }),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: wordsIn('shop/payment-link', story)('processing_title') })).toBeVisible();
  },
};

/** The bank took the money, and the wine was gone. */
export const Gone: Story = {
  beforeEach: () => at(`?token=${token}&redirect_status=succeeded&payment_intent=pi_1`),
  parameters: answers({ confirmPaymentLink: refuse(409, 'OUT_OF_STOCK') }),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: wordsIn('shop/payment-link', story)('gone_title') })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: answers({ openPaymentLink: never }),
  play: async ({ canvas, ...story }) => {
    await expect(await canvas.findByText(wordsIn('shop/payment-link', story)('waiting'))).toBeVisible();
  },
};
