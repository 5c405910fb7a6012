import { useWords } from '@parral/site/words';
import { Button, Heading, Text, TextField } from '@parral/ui';
import { codePath, withQuery } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';

/** The second step: the code of the authenticator, or a recovery code. */
export function CodeForm({ next, problem }: { next: string; problem: string | null }) {
  const t = useWords('office/code');
  return (
    <form className={css.stack} method="post" action={withQuery(codePath, { next })}>
      <Heading level={1}>{t('title')}</Heading>
      <Problem text={problem} />
      <TextField
        id="code"
        name="code"
        label={t('code')}
        hint={t('hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        required
        minLength={6}
        maxLength={20}
        width="short"
      />
      <Text size="small" tone="muted">
        {t('recovery')}
      </Text>
      <div>
        <Button type="submit">{t('submit')}</Button>
      </div>
    </form>
  );
}
