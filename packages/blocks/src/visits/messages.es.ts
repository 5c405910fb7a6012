export const es = { book: 'Reservar', book_visit: 'Reservar: {{name}}', per_adult: '{{price}} por adulto' };
