// A module of its own: what is imported both now and later would come now.
export { FilterPanel } from './FilterPanel.tsx';
export { None } from './None.tsx';
export { Pages } from './Pages.tsx';
