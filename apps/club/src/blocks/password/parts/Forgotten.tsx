import { isEmail, normaliseEmail } from '@parral/rules';
import { useWords } from '@parral/site/words';
import { Button, Heading, Notice, Stack, Text, TextField, TextLink } from '@parral/ui';
import { useRef, type SyntheticEvent } from 'react';
import { usePassword } from '../use-password.ts';

interface ForgottenProps {
  loginUrl: string;
}

/** Asks for the mail with the link; the same answer whether or not somebody has that address. */
export function Forgotten({ loginUrl }: ForgottenProps) {
  const t = useWords('club/password');
  const { state, refuse, forget } = usePassword();
  const email = useRef<HTMLInputElement>(null);
  const problem = state.kind === 'asking' ? state.problem : null;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const written = email.current?.value ?? '';
    if (isEmail(written)) return void forget(normaliseEmail(written));
    refuse('invalid');
    email.current?.focus();
  }

  return (
    <Stack gap={20} align="start">
      <Heading level={1} size="form">
        {t('forgotten_title')}
      </Heading>
      {state.kind === 'done' ? (
        <Notice tone="success" title={t('sent_title')} live>
          {t('sent')}
        </Notice>
      ) : (
        <form noValidate onSubmit={submit}>
          <Stack gap={20}>
            <Text tone="muted">{t('forgotten_lead')}</Text>
            {problem && problem !== 'invalid' && (
              <Notice tone="error" live title={t(`${problem}_title`)}>
                {t(problem)}
              </Notice>
            )}
            <TextField
              ref={email}
              id="forgotten-email"
              label={t('email')}
              type="email"
              autoComplete="username"
              maxLength={254}
              required
              error={problem === 'invalid' ? t('invalid') : undefined}
            />
            <div>
              <Button type="submit" busy={state.kind === 'sending'}>
                {t('send')}
              </Button>
            </div>
          </Stack>
        </form>
      )}
      <TextLink href={loginUrl}>{t('to_login')}</TextLink>
    </Stack>
  );
}
