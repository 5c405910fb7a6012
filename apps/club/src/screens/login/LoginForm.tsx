import { loginPath } from '@parral/site/paths';
import type { Language } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { Button, Heading, Notice, Text, TextField, TextLink } from '@parral/ui';
import * as css from './LoginForm.css.ts';

/** `failed`: no such pair; `missing`: something not filled in; `many`: too often; `broken`: our fault. */
export type LoginProblem = 'failed' | 'missing' | 'many' | 'broken';

export interface LoginFormProps {
  language: Language;
  next: string;
  /** Where a forgotten password is mended. */
  forgotten: string;
  /** Where one asks to become a member. */
  joining: string;
  email: string;
  problem: LoginProblem | null;
}

/** E-mail and password, posted to the same address. */
export function LoginForm({ language, next, forgotten, joining, email, problem }: LoginFormProps) {
  const t = useWords('club/login');
  return (
    <section className={css.screen}>
      <form className={css.form} method="post" action={loginPath(next)} lang={language}>
        <Heading level={1} size="form">
          {t('title')}
        </Heading>
        <Text tone="muted" narrow>
          {t('lead')}
        </Text>
        {problem && (
          <Notice tone="error" title={t(`${problem}_title`)} live>
            {t(problem)}
          </Notice>
        )}
        <input type="hidden" name="next" value={next} />
        <TextField id="email" name="email" type="email" label={t('email')} autoComplete="username" defaultValue={email} required maxLength={254} />
        <TextField id="password" name="password" type="password" label={t('password')} autoComplete="current-password" required maxLength={200} />
        <div>
          <Button type="submit">{t('submit')}</Button>
        </div>
        <div>
          <TextLink href={forgotten}>{t('forgotten')}</TextLink>
        </div>
        <Text tone="muted" narrow>
          {t('no_member')}{' '}
          <TextLink variant="inline" href={joining}>
            {t('join')}
          </TextLink>
        </Text>
      </form>
    </section>
  );
}
