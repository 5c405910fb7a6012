import type { components } from '@parral/api-spec';
import { isEmail } from '@parral/rules';
import type { Translate } from '@parral/site/words';
import { Button, Checkbox, Columns, Fieldset, Heading, Inline, Stack, Text, TextField } from '@parral/ui';
import { type SyntheticEvent, useState } from 'react';

type Schemas = components['schemas'];
export type Declaration = Omit<Schemas['WithdrawalDeclaration'], 'language' | 'order_token'>;

interface DeclarationFormProps {
  order: Schemas['Order'] | null;
  /** What was declared before somebody came back to change it. */
  before: Declaration | null;
  busy: boolean;
  t: Translate<'shop/order'>;
  onSubmit: (declaration: Declaration) => void;
  onCancel?: (() => void) | undefined;
}

type Faults = Partial<Record<'number' | 'name' | 'email' | 'lines', 'required' | 'email' | 'lines'>>;

/** Step 1: who withdraws, from which order, from which of its lines. */
export function DeclarationForm({ order, before, busy, t, onSubmit, onCancel }: DeclarationFormProps) {
  const left = order?.lines.filter(({ withdrawn }) => !withdrawn) ?? [];
  const [faults, setFaults] = useState<Faults>({});
  const error = (field: keyof Faults) => (faults[field] ? t(`error_${faults[field]}`) : undefined);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const chosen = form.getAll('line').map(String);
    const found = faultsOf({ number: order ? null : text('number'), name: text('name'), email: text('email'), lines: left.length > 1 ? chosen : null });
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name="${first === 'lines' ? 'line' : first}"]`)?.focus();
    const some = left.length > 1 && chosen.length < left.length;
    onSubmit({ name: text('name'), email: text('email'), ...(!order && { order_number: text('number') }), ...(some && { product_ids: chosen }) });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={20}>
        <Heading level={3} size="item" id="withdrawal-step">
          {t('step_declare')}
        </Heading>
        <Text size="small" tone="muted">
          {t('declare_lead')}
        </Text>
        {!order && (
          <TextField
            label={t('number')}
            name="number"
            id="withdrawal-number"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            defaultValue={before?.order_number}
            error={error('number')}
          />
        )}
        {left.length > 1 && (
          <Fieldset legend={t('lines')} error={error('lines')}>
            {left.map(({ product_id, quantity, title, label }) => (
              <Checkbox
                key={product_id}
                name="line"
                value={product_id}
                defaultChecked={before?.product_ids?.includes(product_id) ?? true}
                label={t('statement_line', { quantity, title, label })}
              />
            ))}
          </Fieldset>
        )}
        <Columns>
          <TextField
            label={t('your_name')}
            name="name"
            id="withdrawal-name"
            autoComplete="name"
            maxLength={250}
            defaultValue={before?.name ?? (order ? `${order.client_info.name} ${order.client_info.surname}` : '')}
            error={error('name')}
          />
          <TextField
            label={t('acknowledgement_email')}
            name="email"
            id="withdrawal-email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            maxLength={254}
            defaultValue={before?.email ?? order?.email}
            error={error('email')}
          />
        </Columns>
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

/** What is missing or wrong, in the order of the form; null: not asked. */
function faultsOf({ number, name, email, lines }: { number: string | null; name: string; email: string; lines: readonly string[] | null }): Faults {
  return {
    ...(number === '' && { number: 'required' as const }),
    ...(lines?.length === 0 && { lines: 'lines' as const }),
    ...(name === '' && { name: 'required' as const }),
    ...(email === '' ? { email: 'required' as const } : !isEmail(email) && { email: 'email' as const }),
  };
}
