import type { es } from './messages.es.ts';

export const en = {
  pages: 'Pages',
  page: 'Page {{number}}',
  page_of: 'Page {{page}} of {{total}}',
  previous: 'Previous',
  next: 'Next',
  all: 'All',
  categories: 'Subjects',
  nothing: 'There is nothing with these filters.',
  show_all: 'Show all',
} satisfies Record<keyof typeof es, string>;
