import type { ApiClient } from '@parral/api-client';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '@parral/ui/themes';
import { ApiContext } from '../api/api-context.ts';

/** Draws a block into a page of its own, under the club's theme, before a server. Comes out: what takes it away again. */
export function mount(block: ReactNode, { client }: { client: ApiClient }): () => void {
  document.documentElement.dataset['theme'] = 'club';
  const place = document.createElement('main');
  document.body.append(place);
  const root = createRoot(place);
  root.render(<ApiContext value={client}>{block}</ApiContext>);
  return () => {
    root.unmount();
    place.remove();
  };
}
