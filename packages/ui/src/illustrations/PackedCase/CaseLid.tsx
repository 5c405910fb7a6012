import type { CSSProperties, ReactElement } from 'react';
import { trustedMarkup } from '../../trusted-types.ts';
import { between, box, createPrint, cut, gouge, seeded } from '../kernel/index.ts';
import { packingInks as inks } from '../inks.ts';
import * as css from './CaseLid.css.ts';

export interface CaseLidProps {
  /** the house's name, as it is written; the theme may set it in capitals */
  wordmark: string;
  /** the order's number, burnt into the boards */
  number: string;
  /** how many bottles, and for whom */
  line: string;
  /** what is said to who carries it */
  care: string;
}

/** The lid that a case will get, lying beside it. Decoration: all that stands on it is said by the page as well. */
export function CaseLid({ wordmark, number, line, care }: CaseLidProps): ReactElement {
  return (
    <div className={css.lid} aria-hidden>
      <svg className={css.boards} viewBox={`0 0 ${width} ${height}`} dangerouslySetInnerHTML={{ __html: trustedMarkup(boards) }} />
      <div className={css.words}>
        <span className={css.wordmark}>{wordmark}</span>
        <span className={css.number} style={{ '--number-length': number.length } as CSSProperties}>
          {number}
        </span>
        <span className={css.line}>{line}</span>
        <span className={css.care}>{care}</span>
      </div>
    </div>
  );
}

const [width, height] = [1200, 800];
const boards = drawBoards();

/** Three boards with their grain and nails, and the shadow under them. */
function drawBoards(): string {
  const print = createPrint(1);
  const random = seeded(77);
  const [side, step] = [8, (height - 40) / 3];
  print.pull(inks.dark, [cut(box(30, 34, width - 2, height - 2), { step: 80, amp: 2 }, random)]);
  for (let board = 0; board < 3; board++) {
    const top = side + board * step;
    print.pull(inks.wood, [cut(box(side, top, width - 34, top + step - 5), { step: 90, amp: 2.5 }, random)]);
    print.pull(
      inks.woodShade,
      Array.from({ length: 22 }, () => {
        const [x, y] = [between(random, 20, width - 260), between(random, top + 14, top + step - 18)];
        return gouge([x, y], [x + between(random, 60, 210), y + between(random, -3, 3)], between(random, 2, 4.5), random, between(random, -4, 4));
      }),
    );
    print.pull(
      inks.dark,
      [42, width - 72].map((x) => box(x, top + step / 2 - 8, x + 14, top + step / 2 + 6)),
    );
  }
  return print.toMarkup();
}
