import type es from './messages.es.ts';

export default {
  grape: 'Grape',
  height: 'Height',
  soil: 'Soil',
  planted: 'Planted',
  oak: 'Oak',
  alcohol: 'Alcohol',
  serve: 'Serve',
  best: (from, to) => `best from ${from} to ${to}`,
  energy: 'Energy',
  fat: 'Fat',
  saturates: 'of which saturates',
  carbohydrate: 'Carbohydrate',
  sugars: 'of which sugars',
  protein: 'Protein',
  salt: 'Salt',
} satisfies typeof es;
