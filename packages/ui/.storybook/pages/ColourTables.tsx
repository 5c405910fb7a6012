import { contrast, pairs } from '../../src/themes/contrast.ts';
import { colorMeanings } from '../../src/themes/meanings.ts';
import { themes } from '../../src/themes/registry.ts';
import type { Colors, Tokens } from '../../src/themes/tokens.ts';
import './pages.css';

/** Every colour of every theme with its meaning, and each pair that stands together with its contrast, on the page and on each field. */
export function ColourTables() {
  return Object.entries(themes).map(([name, { tokens }]) => <ThemeColours key={name} name={name} tokens={tokens} />);
}

function ThemeColours({ name, tokens }: { name: string; tokens: Tokens }) {
  return (
    <section className="pages-theme">
      <h2>{name}</h2>
      <ul className="pages-swatches">
        {(Object.entries(tokens.color) as [keyof Colors, string][]).map(([color, hex]) => (
          <li key={color}>
            <i style={{ background: hex }} />
            <strong>{color}</strong>
            <code>{hex}</code>
            <span>{colorMeanings[color]}</span>
          </li>
        ))}
      </ul>
      <h3>On the page and on its fields</h3>
      <div className="pages-scroll">
        <table>
          <thead>
            <tr>
              <th>pair</th>
              <th>needs</th>
              <th>page</th>
              {Object.keys(tokens.fields).map((field) => (
                <th key={field}>{field}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.map(([front, back, least]) => (
              <tr key={`${front} ${back}`}>
                <th scope="row">
                  {front} on {back}
                </th>
                <td>{least}</td>
                {[tokens.color, ...Object.values(tokens.fields)].map((colors, at) => (
                  // Fields stand in one order and never move.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={at}>
                    <b style={{ background: colors[back], color: colors[front] }}>{contrast(colors[front], colors[back]).toFixed(1)}</b>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
