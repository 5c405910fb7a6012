import { motion } from '../../src/themes/scale.ts';
import './pages.css';

const uses: Readonly<Record<keyof typeof motion, string>> = {
  color: 'a ground or a border under the pointer',
  underline: 'the line under a link, from one side to the other',
  rise: 'a dialog or a menu that comes',
};

/** The durations there are, each to be tried with the pointer or the keyboard. */
export function MotionTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>token</th>
          <th>how long, and how</th>
          <th>for</th>
          <th>try it</th>
        </tr>
      </thead>
      <tbody>
        {(Object.entries(motion) as [keyof typeof motion, string][]).map(([name, how]) => (
          <tr key={name}>
            <th scope="row">
              <code>motion.{name}</code>
            </th>
            <td>{how}</td>
            <td>{uses[name]}</td>
            <td>
              <button type="button" className="pages-move" style={{ transition: `transform ${how}, background-color ${how}` }}>
                Point here
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
