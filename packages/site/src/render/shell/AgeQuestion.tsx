import { Button, Dialog, Inline, Text } from '@parral/ui';
import type { View } from '../../http/app.ts';
import * as css from './AgeQuestion.css.ts';
import { ageScript } from './policy.ts';
import { useWords } from '../../words/use-words.ts';

/**
 * The age question of the brands that ask it, until their cookie says yes (specification sections 1 and 9). The page
 * stands behind it for everybody, search engines too; the script after it opens it for whoever has not answered.
 */
export function AgeQuestion({ view }: { view: View }) {
  const { site } = view;
  const t = useWords('site/shell');
  if (!site.age_question) return null;
  return (
    <>
      <div data-age={site.cookies.age}>
        <Dialog
          open={false}
          onClose={() => undefined}
          title={t('age_title')}
          actions={
            <Inline gap={12}>
              <Button name="age" value="yes">
                {t('age_yes')}
              </Button>
              <Button name="age" value="no" variant="outline">
                {t('age_no')}
              </Button>
            </Inline>
          }
        >
          <Text>{t('age_text', { name: site.name })}</Text>
          <output className={css.refusal} data-age-refusal={t('age_refused')} />
        </Dialog>
      </div>
      <script dangerouslySetInnerHTML={{ __html: ageScript }} />
    </>
  );
}
