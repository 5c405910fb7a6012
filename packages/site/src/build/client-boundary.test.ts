import { describe, expect, it } from 'vitest';
import { clientBoundary } from './client-boundary.ts';

function resolve(source: string, importer = '/app/src/blocks/basket/Basket.tsx'): string | null {
  const { resolveId } = clientBoundary();
  const context = {
    error: (message: string) => {
      throw new Error(message);
    },
  };
  try {
    (resolveId as (this: unknown, source: string, importer: string) => unknown).call(context, source, importer);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('fault: server code and 23 kB of zod in the browser', () => {
  it.each(['zod', 'zod/v4', './block.ts', './load.server.ts', '@parral/site/blocks', '@parral/site/render', '@parral/site/http'])(
    'refuses %s and says who asked and what to do',
    (source) => {
      expect(resolve(source)).toContain('/app/src/blocks/basket/Basket.tsx');
    },
  );

  it.each(['zod/mini', './Basket.css.ts', '@parral/site/words', '@parral/site/browser', '@parral/ui'])('lets %s through', (source) => {
    expect(resolve(source)).toBeNull();
  });

  it('what packages import among themselves is theirs', () => {
    expect(resolve('zod', '/app/node_modules/some/index.js')).toBeNull();
  });
});
