import { useWords } from '@parral/site/words';
import { Button, Heading, Text, TextField } from '@parral/ui';
import { passwordPath, withQuery } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';

/** Who came by the link of an owner chooses a password. */
export function PasswordForm({ token, problem }: { token: string; problem: string | null }) {
  const t = useWords('office/password');
  return (
    <form className={css.stack} method="post" action={withQuery(passwordPath, { token })}>
      <Heading level={1}>{t('title')}</Heading>
      <Problem text={problem} />
      <TextField
        id="password"
        name="password"
        type="password"
        label={t('password')}
        hint={t('hint')}
        autoComplete="new-password"
        required
        minLength={12}
        maxLength={200}
      />
      <div>
        <Button type="submit">{t('submit')}</Button>
      </div>
    </form>
  );
}

/** The password is chosen. */
export function PasswordChosen({ signIn }: { signIn: string }) {
  const t = useWords('office/password');
  return (
    <div className={css.stack}>
      <Heading level={1}>{t('chosen_title')}</Heading>
      <Text>{t('chosen')}</Text>
      <div>
        <Button href={signIn}>{t('sign_in')}</Button>
      </div>
    </div>
  );
}
