import { expect, it } from 'vitest';
import { head } from './load.server.ts';

const headOf = (summary: string) =>
  head({ attributes: { summary, text: 'Sí, y tienen mosto.\n\nA la bóveda bajan de la mano.', open: false } } as Parameters<typeof head>[0]);

it('a question and its answer are told to search engines as they stand on the page; what is no question is not', () => {
  expect(headOf('¿Pueden venir niños? ')).toEqual({
    questions: [{ question: '¿Pueden venir niños?', answer: 'Sí, y tienen mosto. A la bóveda bajan de la mano.' }],
  });
  expect(headOf('Cómo llegar')).toEqual({});
});
