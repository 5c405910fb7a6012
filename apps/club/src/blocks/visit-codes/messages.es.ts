export default {
  title: 'Códigos de visita',
  lead: 'Uno por bodega y temporada.',
  book: 'Reservar visita',
  book_at: 'Reservar visita en {{estate}}',
  valid: 'Vale hasta el {{date}}.',
  used: 'Ya lo ha usado esta temporada. El siguiente llega tras la vendimia.',
  none: 'Todavía no tiene código. El primero llega tras la vendimia.',
};
