import { Picture } from '@parral/site/images';
import type { VisitScenes } from './load-visit-scenes.server.ts';
import { scene } from './VisitScene.css.ts';

/** The scene of a visit from edge to edge, in its own crop on a phone. */
export function VisitScene({ scene: { wide, narrow, alt } }: { scene: VisitScenes[string] }) {
  return (
    <Picture
      className={scene}
      {...wide}
      alt={alt}
      sizes="100vw"
      fetchPriority="high"
      narrow={narrow ? { ...narrow, media: '(max-width: 767.98px)' } : undefined}
    />
  );
}
