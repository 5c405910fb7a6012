import type { ApiClient } from '@parral/api-client';
import { ApiClientContext } from '@parral/api-client/hooks';
import { pageQueryClient } from '@parral/site/browser';
import { InWords } from '@parral/site/testing';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { brandThemes, type ThemeName } from '@parral/ui/themes';

/** Draws a block into a page of its own, as a brand's Spanish page has it, before a server. Comes out: what takes it away again, with all it knew. */
export function mount(block: ReactNode, { client, theme = brandThemes[0] }: { client: ApiClient; theme?: ThemeName }): () => void {
  document.documentElement.dataset['theme'] = theme;
  const place = document.createElement('main');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <InWords language="es">
      <ApiClientContext value={client}>{block}</ApiClientContext>
    </InWords>,
  );
  return () => {
    root.unmount();
    place.remove();
    pageQueryClient().clear();
    sessionStorage.clear();
  };
}
