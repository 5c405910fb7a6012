import type { components } from '@parral/api-spec';
import type { Handlers } from '../../platform/http/handlers.ts';
import { type ActionRow, listActions } from '../staff/index.ts';
import type { OfficeContext } from './office-context.ts';
import { page } from './page.ts';

/** The log of actions, searched. */
export function officeActions({ db }: OfficeContext): Pick<Handlers, 'listOfficeActions'> {
  return {
    async listOfficeActions({ query: { q: text, staff_id: staffId, subject_kind: subjectKind, page_size: size = 50, ...query } }) {
      const { rows, next } = await page(size, (most) => listActions(db, { ...query, text, staffId, subjectKind, most }));
      return { actions: rows.map(actionBody), next: next?.id ?? null };
    },
  };
}

/** An action as it is read. */
export function actionBody({
  id,
  at,
  actor,
  staffId,
  staffName,
  kind,
  subjectKind,
  subject,
  before,
  after,
  reason,
  erasedAt,
}: ActionRow): components['schemas']['OfficeActionEntry'] {
  return {
    id,
    at: at.toISOString(),
    actor,
    person: staffId === null ? null : { id: staffId, name: staffName ?? '' },
    kind,
    subject_kind: subjectKind,
    subject,
    before,
    after,
    reason,
    erased: erasedAt !== null,
  };
}
