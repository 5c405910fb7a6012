import { useWords } from '@parral/site/words';
import { Button, Heading, Text, TextField } from '@parral/ui';
import { enrolmentPath, withQuery } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import * as own from './Enrolment.css.ts';
import { QrCode } from './QrCode.tsx';

export interface EnrolmentFormProps {
  next: string;
  /** `otpauth://…`, and what of it can be typed. */
  uri: string;
  secret: string;
  problem: string | null;
}

/** Once: the second factor is set up, by scanning and giving the first code. */
export function EnrolmentForm({ next, uri, secret, problem }: EnrolmentFormProps) {
  const t = useWords('office/enrolment');
  return (
    <form className={css.stack} method="post" action={withQuery(enrolmentPath, { next })}>
      <Heading level={1}>{t('title')}</Heading>
      <Text>{t('lead')}</Text>
      <Problem text={problem} />
      <QrCode text={uri} label={t('picture')} />
      <div>
        <Text size="small" tone="muted">
          {t('typed')}
        </Text>
        <p className={own.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
      </div>
      <TextField
        id="code"
        name="code"
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        required
        minLength={6}
        maxLength={20}
        width="short"
      />
      <div>
        <Button type="submit">{t('submit')}</Button>
      </div>
    </form>
  );
}

/** The recovery codes: shown here and never again. */
export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  const t = useWords('office/enrolment');
  return (
    <div className={css.stack}>
      <Heading level={1}>{t('codes_title')}</Heading>
      <Text>{t('codes_lead')}</Text>
      <ul className={own.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button href={next}>{t('codes_kept')}</Button>
      </div>
    </div>
  );
}
