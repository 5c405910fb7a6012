export default {
  duration: 'Duración',
  spoken: 'Idiomas',
  language_es: 'Español',
  language_en: 'Inglés',
  group: 'Grupo',
  people: 'De {{min}} a {{max}} personas',
  children: 'De 5 a 17 años',
  babies: 'Hasta 4 años',
  free: 'Gratis',
  meeting_point: 'Punto de encuentro',
};
