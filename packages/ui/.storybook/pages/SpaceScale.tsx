import { breakpoints, measure, space } from '../../src/themes/scale.ts';
import './pages.css';

/** The steps of space, at their size. */
export function SpaceScale() {
  return (
    <ul className="pages-space">
      {Object.entries(space)
        .filter(([step]) => step !== '0')
        .map(([step, size]) => (
          <li key={step}>
            <code>{step}</code>
            <i style={{ width: size }} />
          </li>
        ))}
    </ul>
  );
}

const rows: readonly { name: string; parts: readonly [start: number, span: number, what: string][] }[] = [
  {
    name: 'a story',
    parts: [
      [1, 5, 'words'],
      [6, 7, 'picture'],
    ],
  },
  {
    name: 'the next',
    parts: [
      [1, 6, 'picture'],
      [8, 4, 'words'],
    ],
  },
  {
    name: 'a wine',
    parts: [
      [1, 6, 'bottle'],
      [7, 6, 'what it is, price, basket'],
    ],
  },
  {
    name: 'checkout',
    parts: [
      [1, 8, 'the steps'],
      [9, 4, 'your order'],
    ],
  },
];

/** The twelve columns with the placements that pages are made of. */
export function GridPicture() {
  return (
    <>
      {rows.map(({ name, parts }) => (
        <div key={name} className="pages-grid">
          {parts.map(([start, span, what]) => (
            <span key={what} style={{ gridColumn: `${start} / span ${span}` }}>
              {what}
            </span>
          ))}
        </div>
      ))}
      <p>
        A layout gains room from {breakpoints.phone}, {breakpoints.tablet} and {breakpoints.desk} px on. A page is at most {measure.page} wide, a text{' '}
        {measure.text}; a control is {measure.control} high, a small one {measure.controlSmall}, which is the least that a thumb hits.
      </p>
    </>
  );
}
