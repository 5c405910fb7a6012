import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Disclosure, Prose } from '@parral/ui';
import { paragraphsOf } from '../../lines/paragraphs.ts';
import type block from './block.ts';
import * as css from './Dropdown.css.ts';

/** Text on demand (specification section 1, dropdown text block): the browser's own `<details>`, so that no script is needed. */
export default function Dropdown({ attributes: { summary, text, open, group } }: BlockProps<BlockAttributes<typeof block>>) {
  return (
    <div className={css.place}>
      <Disclosure summary={summary} open={open} name={group}>
        <Prose>
          {paragraphsOf(text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Disclosure>
    </div>
  );
}
