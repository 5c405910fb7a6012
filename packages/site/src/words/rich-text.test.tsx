import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { richText } from './rich-text.ts';

const draw = (text: string) => renderToStaticMarkup(<p>{richText(text, { mail: (words) => <a href="mailto:x">{words}</a>, b: (words) => <b>{words}</b> })}</p>);

it('draws marked parts where they stand, and leaves the words round them', () => {
  expect(draw('Escriba a <mail>a@b.es</mail>: <b>pronto</b>')).toBe('<p>Escriba a <a href="mailto:x">a@b.es</a>: <b>pronto</b></p>');
  expect(draw('<mail>a@b.es</mail>')).toBe('<p><a href="mailto:x">a@b.es</a></p>');
  expect(draw('sin nada')).toBe('<p>sin nada</p>');
});

it('a part that nobody draws, and a mark that is not closed, are words', () => {
  expect(draw('<i>x</i> y')).toBe('<p>x y</p>');
  expect(draw('a <b>c')).toBe('<p>a &lt;b&gt;c</p>');
});
