import type { components } from '@parral/api-spec';
import { email, type FieldError, formFields, type Privacy, PrivacyNotice, requiredText, zodResolver } from '@parral/site/forms';
import type { Translate } from '@parral/site/words';
import { Button, Checkbox, Columns, Fieldset, Heading, Inline, Stack, Text, TextField } from '@parral/ui';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

type Schemas = components['schemas'];
export type Declaration = Omit<Schemas['WithdrawalDeclaration'], 'language' | 'order_token'>;

interface DeclarationFormProps {
  order: Schemas['Order'] | null;
  /** What was declared before somebody came back to change it. */
  before: Declaration | null;
  busy: boolean;
  t: Translate<'shop/order'>;
  privacy: Privacy;
  onSubmit: (declaration: Declaration) => void;
  onCancel?: (() => void) | undefined;
}

/** By which a button outside sends it once more. */
export const declarationFormId = 'withdrawal-declaration';

/** What is asked for: the order's number where there is no link, wines where there are several to choose from. */
const declarationSchema = (asks: { number: boolean; lines: boolean }) =>
  z.object({
    number: asks.number ? requiredText : z.string(),
    lines: z.array(z.string()).check(z.refine((chosen) => !asks.lines || chosen.length > 0, { error: 'lines' })),
    name: requiredText,
    email,
  });

type DeclarationValues = z.infer<ReturnType<typeof declarationSchema>>;

/** Step 1: who withdraws, from which order, from which of its lines. */
export function DeclarationForm({ order, before, busy, t, privacy, onSubmit, onCancel }: DeclarationFormProps) {
  const left = order?.lines.filter(({ withdrawn }) => !withdrawn) ?? [];
  const asks = { number: order === null, lines: left.length > 1 };
  const form = useForm({
    defaultValues: {
      number: before?.order_number ?? '',
      lines: [...(before?.product_ids ?? left.map(({ product_id }) => product_id))],
      name: before?.name ?? (order ? `${order.client_info.name} ${order.client_info.surname}` : ''),
      email: before?.email ?? order?.email ?? '',
    },
    resolver: zodResolver(declarationSchema(asks)),
  });
  const { field } = formFields<DeclarationValues, FieldError | 'lines'>(form, {
    prefix: 'withdrawal',
    order: ['number', 'lines', 'name', 'email'],
    errorText: (error) => t(`error_${error}` as 'error_required'),
    summaryText: (_, message) => message,
  });
  const lines = field('lines');

  const submit = form.handleSubmit((values) => {
    if (busy) return;
    const isPart = asks.lines && values.lines.length < left.length;
    onSubmit({
      name: values.name.trim(),
      email: values.email.trim(),
      ...(asks.number && { order_number: values.number.trim() }),
      ...(isPart && { product_ids: values.lines }),
    });
  });

  return (
    <form id={declarationFormId} noValidate aria-label={t('withdraw_title')} onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}>
      <Stack gap={20}>
        <Heading level={3} size="item" id="withdrawal-step">
          {t('step_declare')}
        </Heading>
        <Text size="small" tone="muted">
          {t('declare_lead')}
        </Text>
        {asks.number && <TextField label={t('number')} autoCapitalize="characters" spellCheck={false} maxLength={40} {...field('number')} />}
        {asks.lines && (
          <Fieldset legend={t('lines')} error={lines.error}>
            {left.map(({ product_id, quantity, title, label }) => (
              <Checkbox
                key={product_id}
                {...lines}
                id={`${lines.id}-${product_id}`}
                error={undefined}
                value={product_id}
                label={t('statement_line', { quantity, title, label })}
              />
            ))}
          </Fieldset>
        )}
        <Columns>
          <TextField label={t('your_name')} autoComplete="name" maxLength={250} {...field('name')} />
          <TextField label={t('acknowledgement_email')} type="email" autoComplete="email" spellCheck={false} maxLength={254} {...field('email')} />
        </Columns>
        <PrivacyNotice purpose="withdrawal" {...privacy} />
        <Inline>
          <Button type="submit" busy={busy}>
            {busy ? t('sending') : t('next')}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
