import { still } from '../../../still/still.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { None } from './None.tsx';
import { Pages, type PagesProps } from './Pages.tsx';

export const StillPages = still<PagesProps>(import.meta.env.SSR ? Pages : null, async () => (await import('./pages-later.ts')).Pages);
export const StillNone = still<PagesProps>(import.meta.env.SSR ? None : null, async () => (await import('./pages-later.ts')).None);
export const StillFilters = still<PagesProps>(import.meta.env.SSR ? FilterPanel : null, async () => (await import('./pages-later.ts')).FilterPanel);
