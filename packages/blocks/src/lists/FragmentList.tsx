import { trustedMarkup } from '@parral/ui/trusted-types';
import * as css from './FragmentList.css.ts';

export interface FragmentListProps {
  /** Pieces of HTML as the server sanitised them. */
  html: readonly string[];
}

/** What the server sent as pieces of HTML, set as a front page: the first leads, two stand beside its picture or quotation, the others below in threes. */
export function FragmentList({ html }: FragmentListProps) {
  const isTall = /data-of="?picture|<blockquote/.test(html[0] ?? '');
  return (
    <ul className={isTall ? css.besideLead : css.belowLead}>
      {html.map((fragment) => (
        // oxlint-disable-next-line react/no-danger -- sanitised by the server, which lets through a short list of elements
        <li key={fragment} className={css.item} dangerouslySetInnerHTML={{ __html: trustedMarkup(fragment) }} />
      ))}
    </ul>
  );
}
