import { useWords } from '@parral/site/words';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@parral/ui';
import * as css from '../Basket.css.ts';

/** The product table; on a phone its rows are laid out as blocks. */
export function BasketLines({ children }: { children: ReactNode }) {
  const t = useWords('shop/basket');
  return (
    <table className={css.table}>
      <caption>
        <VisuallyHidden>{t('title')}</VisuallyHidden>
      </caption>
      <thead className={css.head}>
        <tr>
          <th scope="col" className={css.heading}>
            {t('product')}
          </th>
          <th scope="col" className={css.heading}>
            {t('unit_price')}
          </th>
          <th scope="col" className={css.heading}>
            {t('quantity')}
          </th>
          <th scope="col" className={css.headingEnd}>
            {t('line_total')}
          </th>
        </tr>
      </thead>
      <tbody className={css.body}>{children}</tbody>
    </table>
  );
}
