export default {
  title: 'Qué le gusta',
  lead: 'Se guarda al marcar.',
  saving: 'Guardando…',
  saved: 'Guardado.',
  failed: 'No se ha podido guardar y todo queda como estaba. Inténtelo de nuevo dentro de un momento.',
};
