import { type Language, languages, nameOf } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { BackLink, Button, Heading, Select, Text, TextArea, TextField } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
import { ordersPath, telephoneOrderPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import { type ChosenWine, type FoundWines, WineSearch, WinesOfOrder } from './WineChoice.tsx';

type Choice = { value: string; label: string };

export interface TelephoneOrderFormProps {
  /** What was searched among the wines that can be sold now, and what was found. */
  search: string;
  found: FoundWines;
  chosen: readonly ChosenWine[];
  brands: readonly Choice[];
  /** Where the estate sends to. */
  countries: readonly Choice[];
  language: Language;
  /** Sent twice it makes one link. */
  formKey: string;
  typed: URLSearchParams;
  problem: string | null;
}

/** The hours that bottles are held for. */
export const holdChoices = [2, 24, 48, 72, 168] as const;
export const documentTypes = ['dni', 'passport', 'nif_cif'] as const;

/** Takes an order by telephone: which wines, for whom, where to, and how long they are held. */
export function TelephoneOrderForm({ search, found, chosen, brands, countries, language, formKey, typed, problem }: TelephoneOrderFormProps) {
  const t = useWords('office/telephone-order');
  const of = (name: string, otherwise = '') => typed.get(name) ?? otherwise;
  return (
    <div className={css.stack}>
      <BackLink href={ordersPath} label={t('back')} />
      <Heading level={1}>{t('title')}</Heading>
      <Text narrow>{t('lead')}</Text>
      <Problem text={problem} />
      <form className={layout.form} method="post" action={telephoneOrderPath} data-wines="">
        <input type="hidden" name="key" value={formKey} />
        <WineSearch text={search} found={found} language={language} />
        <WinesOfOrder chosen={chosen} language={language} />
        <div className={layout.pair}>
          <TextField name="name" label={t('name')} defaultValue={of('name')} required maxLength={100} autoComplete="off" />
          <TextField name="surname" label={t('surname')} defaultValue={of('surname')} required maxLength={150} autoComplete="off" />
        </div>
        <div className={layout.pair}>
          <TextField name="email" type="email" label={t('email')} defaultValue={of('email')} required maxLength={254} autoComplete="off" />
          <TextField name="phone" type="tel" label={t('phone')} defaultValue={of('phone')} required maxLength={24} autoComplete="off" />
        </div>
        <div className={layout.pair}>
          <Select
            name="document_type"
            label={t('document_type')}
            defaultValue={of('document_type', 'dni')}
            options={documentTypes.map((value) => ({ value, label: t(value) }))}
          />
          <TextField name="document_number" label={t('document_number')} defaultValue={of('document_number')} required maxLength={32} autoComplete="off" />
        </div>
        <TextField name="line1" label={t('line1')} defaultValue={of('line1')} required maxLength={200} autoComplete="off" />
        <TextField name="line2" label={t('line2')} defaultValue={of('line2')} maxLength={200} autoComplete="off" />
        <div className={layout.pair}>
          <TextField name="postcode" label={t('postcode')} defaultValue={of('postcode')} required maxLength={16} width="short" autoComplete="off" />
          <TextField name="locality" label={t('locality')} defaultValue={of('locality')} required maxLength={120} autoComplete="off" />
        </div>
        <Select name="country" label={t('country')} defaultValue={of('country', countries[0]?.value)} options={countries} />
        <TextArea name="comment" label={t('comment')} hint={t('comment_hint')} defaultValue={of('comment')} rows={2} maxLength={200} />
        <div className={layout.pair}>
          <Select name="site" label={t('brand')} defaultValue={of('site', brands[0]?.value)} options={brands} />
          <Select
            name="language"
            label={t('language')}
            defaultValue={of('language', language)}
            options={languages.map((value) => ({ value, label: nameOf(value) }))}
          />
        </div>
        <TextArea name="words" label={t('words')} hint={t('words_hint')} defaultValue={of('words')} rows={3} maxLength={1000} />
        <Select
          name="hold"
          label={t('hold')}
          hint={t('hold_hint')}
          defaultValue={of('hold', '24')}
          options={holdChoices.map((hours) => ({ value: String(hours), label: t(`hold_${hours}`) }))}
        />
        <div className={layout.actions}>
          <Button type="submit" name="do" value="order">
            {t('submit')}
          </Button>
          <Button variant="quiet" href={ordersPath}>
            {t('leave')}
          </Button>
        </div>
      </form>
    </div>
  );
}
