export const es = { within: 'Dentro de {{name}}' };
