export default {
  list: 'Selección del club',
  children_one: '{{count}} añada o formato',
  children_other: '{{count}} añadas o formatos',
  from: 'desde {{price}}',
  see: 'Ver más',
  locked: 'Reservado a otro nivel',
  more: 'Ver más vinos',
  loading: 'Buscando más…',
  shown_one: '{{count}} vino',
  shown_other: '{{count}} vinos',
  failed: 'No hemos podido traer más vinos. Inténtelo de nuevo dentro de un momento.',
  none: 'La selección de esta temporada todavía no está abierta. Le escribiremos cuando lo esté.',
};
