export const es = { filters: 'Filtros', year: 'Año', category: 'Tema', locale: 'Idioma', any: 'Todos', apply: 'Filtrar' };
