import { useWords } from '@parral/site/words';
import { Button, TextArea } from '@parral/ui';
import { Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import { memberPath } from '../../routing/paths.ts';

/** What can be done for who is invited and has not accepted: the mail again, or nothing of it any more. */
export function InvitationForms({ number, typed }: { number: string; typed: URLSearchParams }) {
  const t = useWords('office/member');
  return (
    <div className={layout.parts}>
      {(['send', 'withdraw'] as const).map((step) => (
        <Part key={step} title={t(step)}>
          <form className={layout.form} method="post" action={memberPath(number)}>
            <input type="hidden" name="do" value={step} />
            <TextArea
              name="reason"
              label={t('reason')}
              hint={t(`${step}_hint`)}
              defaultValue={typed.get('do') === step ? (typed.get('reason') ?? '') : ''}
              rows={2}
              required
              maxLength={300}
            />
            <div className={layout.actions}>
              <Button type="submit" variant="outline">
                {t(step)}
              </Button>
            </div>
          </form>
        </Part>
      ))}
    </div>
  );
}
