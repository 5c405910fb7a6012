export const es = {
  visits: 'Visitas',
  per_adult: 'por adulto',
  book: 'Reservar',
  book_named: 'Reservar: {{name}}',
  ask: 'Pedir fecha',
  ask_for: 'Pedir fecha para {{name}}',
};
