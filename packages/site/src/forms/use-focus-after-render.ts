import { useLayoutEffect, useState } from 'react';

/**
 * Moves the focus to the element of an id as soon as what changes with the call is drawn: the button that was pressed is
 * gone then, or the heading has only come. Not a frame later: on a busy phone something else would have the focus by that time.
 */
export function useFocusAfterRender(): (id: string) => void {
  const [target, setTarget] = useState<{ id: string } | null>(null);

  useLayoutEffect(() => {
    if (target) document.getElementById(target.id)?.focus();
  }, [target]);

  return (id) => setTarget({ id });
}
