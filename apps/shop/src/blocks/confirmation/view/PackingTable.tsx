import { Picture } from '@parral/site/images';
import type { SitePicture } from '@parral/site/render';
import { VisuallyHidden } from '@parral/ui';
import { CaseLid, type CaseLidProps, PackedCase, type PackedCaseProps } from '@parral/ui/illustrations';
import * as css from './PackingTable.css.ts';

interface PackingTableProps {
  /** The table from above; left out, the colour of the field. */
  table: SitePicture | null;
  /** Left out for a case that nothing is sent in. */
  lid?: CaseLidProps;
  bottles: PackedCaseProps['bottles'];
  /** What the open case shows, and a shut one. */
  alt: string;
  shutAlt?: string;
}

/** More lie in a case that is shut already, with its lid on. */
const openUpTo = 6;

/** Bays of a case in which nothing was put. */
const emptyBays = Array.from({ length: 4 }, (_, at) => ({ key: String(at), shape: 'bordeaux' as const, picture: null }));

/** The table with a case whose straw is laid and that nothing lies in: there is no order. */
export const EmptyCase = (props: Pick<PackingTableProps, 'table' | 'alt'>) => <PackingTable {...props} bottles={emptyBays} />;

/** The order on the table where it is packed: its case beside the lid that it will get. */
export function PackingTable({ table, lid, bottles, alt, shutAlt }: PackingTableProps) {
  const open = bottles.length <= openUpTo;
  return (
    <div className={css.table} data-field="strong">
      {table && <Picture className={css.ground} {...table} alt="" sizes="100vw" />}
      <div className={open ? css.things : css.shut}>
        {lid && (
          <div className={open ? css.lid : css.shutLid}>
            <CaseLid {...lid} />
            {!open && <VisuallyHidden>{shutAlt}</VisuallyHidden>}
          </div>
        )}
        {open && (
          <div className={css.openCase}>
            <PackedCase bottles={bottles} title={alt} />
          </div>
        )}
      </div>
    </div>
  );
}
