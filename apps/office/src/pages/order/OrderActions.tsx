import { useWords } from '@parral/site/words';
import { Button } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
import { orderPath } from '../../routing/paths.ts';

/** Steps of one press; each is a form of the order's own page. */
export type OrderStepName = 'in_process' | 'ready' | 'completed' | 'withdrawals';

export function OrderActions({ number, version, which }: { number: string; version: string; which: readonly OrderStepName[] }) {
  const t = useWords('office/order');
  if (which.length === 0) return null;
  return (
    <form className={layout.actions} method="post" action={orderPath(number)}>
      <input type="hidden" name="version" value={version} />
      {which.map((step) => (
        <Button key={step} type="submit" variant="outline" size="small" name="do" value={step}>
          {t(`step_${step}`)}
        </Button>
      ))}
    </form>
  );
}
