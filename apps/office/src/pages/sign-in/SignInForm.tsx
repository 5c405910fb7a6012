import { useWords } from '@parral/site/words';
import { Button, Heading, TextField } from '@parral/ui';
import { signInPath, withQuery } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';

export interface SignInFormProps {
  /** Where to go on to. */
  next: string;
  email: string;
  problem: string | null;
}

/** E-mail and password: the first of two steps. */
export function SignInForm({ next, email, problem }: SignInFormProps) {
  const t = useWords('office/sign-in');
  return (
    <form className={css.stack} method="post" action={withQuery(signInPath, { next })}>
      <Heading level={1}>{t('title')}</Heading>
      <Problem text={problem} />
      <TextField id="email" name="email" type="email" label={t('email')} autoComplete="username" defaultValue={email} required maxLength={254} />
      <TextField id="password" name="password" type="password" label={t('password')} autoComplete="current-password" required maxLength={200} />
      <div>
        <Button type="submit">{t('submit')}</Button>
      </div>
    </form>
  );
}
