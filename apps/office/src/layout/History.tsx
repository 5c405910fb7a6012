import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { Text } from '@parral/ui';
import { shortMoment } from '../formats/moments.ts';
import { actionText } from './action-text.ts';
import * as css from './layout.css.ts';

/** Who did what to a thing, newest first. */
export function History({ actions, language }: { actions: readonly components['schemas']['OfficeActionEntry'][]; language: Language }) {
  const t = useWords('office/layout');
  if (actions.length === 0) {
    return (
      <Text size="small" tone="muted">
        {t('no_history')}
      </Text>
    );
  }
  return (
    <ul className={css.history}>
      {actions.map(({ id, at, actor, person, kind, reason }) => (
        <li key={id} className={css.entry}>
          <span className={css.moment}>{shortMoment(at, language)}</span>
          <span>
            {actionText(kind, t)}
            {reason !== null && (
              <Text size="small" tone="muted">
                {reason}
              </Text>
            )}
          </span>
          <span>{actor === 'command' ? t('command') : person?.name}</span>
        </li>
      ))}
    </ul>
  );
}
