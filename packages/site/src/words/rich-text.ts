import { Fragment, createElement, type ReactNode } from 'react';

/**
 * A message with marked parts, `Escriba a <mail>{{email}}</mail>`, each drawn by the function of its name. A part that nobody
 * draws stands there as its words.
 */
export function richText(text: string, parts: Readonly<Record<string, (words: string) => ReactNode>>): ReactNode {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  const drawn = pieces.flatMap<ReactNode>((piece, at) => {
    // Of three pieces the first is plain, the second names the third.
    if (at % 3 === 1) return [];
    if (at % 3 === 0) return piece === '' ? [] : [piece];
    const draw = parts[pieces[at - 1] ?? ''];
    return [createElement(Fragment, { key: at }, draw ? draw(piece) : piece)];
  });
  return createElement(Fragment, null, ...drawn);
}
