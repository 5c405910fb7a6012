import { useWords } from '@parral/site/words';
import { Button, Heading, Notice, Stack, Text, TextField, TextLink } from '@parral/ui';
import { useRef, type SyntheticEvent } from 'react';
import { PASSWORD_MIN, usePassword } from '../use-password.ts';

interface ResetProps {
  token: string;
  loginUrl: string;
  /** The link is over: ask for another. */
  onAgain: () => void;
}

/** A new password, with the link from a mail. */
export function Reset({ token, loginUrl, onAgain }: ResetProps) {
  const t = useWords('club/password');
  const { state, refuse, reset } = usePassword();
  const password = useRef<HTMLInputElement>(null);
  const problem = state.kind === 'asking' ? state.problem : null;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const written = password.current?.value ?? '';
    if (written.length >= PASSWORD_MIN) return void reset(token, written);
    refuse('short');
    password.current?.focus();
  }

  if (state.kind === 'done')
    return (
      <Stack gap={20} align="start">
        <Heading level={1} size="form">
          {t('reset_done_title')}
        </Heading>
        <Notice tone="success" live>
          {t('reset_done')}
        </Notice>
        <Button href={loginUrl}>{t('to_login')}</Button>
      </Stack>
    );
  return (
    <Stack gap={20} align="start">
      <Heading level={1} size="form">
        {t('reset_title')}
      </Heading>
      <form noValidate onSubmit={submit}>
        <Stack gap={20}>
          <Text tone="muted">{t('reset_lead')}</Text>
          {problem && problem !== 'short' && (
            <Notice
              tone="error"
              live
              title={t(`${problem}_title`)}
              action={
                problem === 'expired' ? (
                  <Button variant="outline" onClick={onAgain}>
                    {t('again')}
                  </Button>
                ) : undefined
              }
            >
              {t(problem)}
            </Notice>
          )}
          <TextField
            ref={password}
            id="new-password"
            label={t('password')}
            hint={t('password_hint', { count: PASSWORD_MIN })}
            type="password"
            autoComplete="new-password"
            minLength={PASSWORD_MIN}
            maxLength={200}
            required
            error={problem === 'short' ? t('short', { count: PASSWORD_MIN }) : undefined}
          />
          <div>
            <Button type="submit" busy={state.kind === 'sending'}>
              {t('set')}
            </Button>
          </div>
        </Stack>
      </form>
      <TextLink href={loginUrl}>{t('to_login')}</TextLink>
    </Stack>
  );
}
