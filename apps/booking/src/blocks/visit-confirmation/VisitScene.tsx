import { Picture } from '@parral/site/images';
import type { ConfirmationData } from './load.server.ts';
import * as css from './Confirmed.css.ts';

/** The scene of a visit from edge to edge, in its own crop on a phone. */
export function VisitScene({ scene: { wide, narrow, alt } }: { scene: ConfirmationData['scenes'][string] }) {
  return (
    <Picture
      className={css.scene}
      {...wide}
      alt={alt}
      sizes="100vw"
      fetchPriority="high"
      narrow={narrow ? { ...narrow, media: '(max-width: 767.98px)' } : undefined}
    />
  );
}
