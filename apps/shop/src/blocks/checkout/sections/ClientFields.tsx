import { useWords } from '@parral/site/words';
import { Columns, Select, Text, TextField, TextLink } from '@parral/ui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { loginPath } from '@parral/site/paths';
import type { CheckoutValues } from '../form/checkout-values.ts';
import { useCheckoutFields } from '../form/fields.ts';
import { hasDocument } from '../form/first-values.ts';
import { useCheckoutPlace } from '../screen/checkout-place.ts';

/**
 * Client data (specification section 3): all of them required. Of a member, e-mail and document stand fast (section 6);
 * who was invited without a document gives one with each order.
 */
export function ClientFields() {
  const t = useWords('shop/checkout');
  const { field } = useCheckoutFields();
  const { buyer } = useCheckoutPlace();
  const locked = buyer.member !== null;
  const documentLocked = buyer.member !== null && hasDocument(buyer.member);
  const { getValues, setValue } = useFormContext<CheckoutValues>();
  /** Most parcels go to who pays: what is typed here stands there too, until something else is written there. */
  const [lent] = useState(() => new Map<string, string>());
  const lend = (name: 'name' | 'surname') => ({
    onChange: () => {
      const [there, typed] = [getValues(`shipping.${name}`), getValues(`client.${name}`)];
      if (there !== '' && there !== lent.get(name)) return;
      setValue(`shipping.${name}`, typed);
      lent.set(name, typed);
    },
  });
  return (
    <>
      {locked ? (
        <Text size="small" tone="muted">
          {t(documentLocked ? 'member_locked' : 'member_locked_email')}
        </Text>
      ) : (
        <LogIn />
      )}
      <Columns>
        <TextField label={t('name')} autoComplete="given-name" {...field('client.name', lend('name'))} />
        <TextField label={t('surname')} autoComplete="family-name" {...field('client.surname', lend('surname'))} />
      </Columns>
      <Columns>
        <Select
          label={t('document_type')}
          options={useDocumentTypes()}
          {...field('client.documentType', { deps: 'client.documentNumber' })}
          disabled={documentLocked}
        />
        <TextField label={t('document_number')} autoCapitalize="characters" spellCheck={false} {...field('client.documentNumber')} disabled={documentLocked} />
      </Columns>
      <Columns>
        <TextField label={t('email')} type="email" inputMode="email" autoComplete="email" spellCheck={false} {...field('client.email')} disabled={locked} />
        <TextField label={t('phone')} type="tel" inputMode="tel" autoComplete="tel" {...field('client.phoneNumber')} />
      </Columns>
    </>
  );
}

/** The way to the login and back to this page; the basket and what was typed are kept. */
function LogIn() {
  const t = useWords('shop/checkout');
  return (
    <Text size="small">
      {t('member_question')}{' '}
      <TextLink variant="inline" href={loginPath(location.pathname + location.search)}>
        {t('member_log_in')}
      </TextLink>
    </Text>
  );
}

/** The types of document that the estate asks for (specification section 5). */
export function useDocumentTypes() {
  return useCheckoutPlace().documentOptions.map(({ value, text }) => ({ value, label: text }));
}
