import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import block from './block.ts';
import Scene from './Scene.tsx';

it('issue: "the page never waits for a picture": the one that a page begins with is asked for at once, others when they come near', () => {
  const data = { wide: { src: '/images/alba/house.svg', width: 1440, height: 520 }, narrow: { src: '/images/alba/house-phone.svg', width: 780, height: 700 } };
  const html = (isFirst: boolean) =>
    renderToStaticMarkup(
      <Scene
        attributes={block.attributes.parse({ image: 'house', alt: 'La casa' })}
        data={data}
        language="es"
        brand="alba"
        variants={{} as never}
        isFirst={isFirst}
      />,
    );
  expect(html(true)).toMatch(/<img src="\/images\/alba\/house\.svg"[^>]* fetchPriority="high"/);
  expect(html(true)).not.toContain('loading=');
  expect(html(false)).toContain('loading="lazy"');
});
