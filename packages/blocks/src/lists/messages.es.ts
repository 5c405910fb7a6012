export const es = {
  pages: 'Páginas',
  page: 'Página {{number}}',
  page_of: 'Página {{page}} de {{total}}',
  previous: 'Anterior',
  next: 'Siguiente',
  all: 'Todo',
  categories: 'Temas',
  nothing: 'No hay nada con estos filtros.',
  show_all: 'Ver todo',
};
