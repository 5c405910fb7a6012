import { staticPart } from '../../../static/static-part.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { None } from './None.tsx';
import { Pages, type PagesProps } from './Pages.tsx';

export const StaticPages = staticPart<PagesProps>(import.meta.env.SSR ? Pages : null, async () => (await import('./lazy-pages.ts')).Pages);
export const StaticNone = staticPart<PagesProps>(import.meta.env.SSR ? None : null, async () => (await import('./lazy-pages.ts')).None);
export const StaticFilters = staticPart<PagesProps>(import.meta.env.SSR ? FilterPanel : null, async () => (await import('./lazy-pages.ts')).FilterPanel);
