import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { OptionTiles, type OptionTilesProps } from '../OptionTiles/OptionTiles.tsx';
import { below } from './YearSelector.css.ts';

export interface YearSelectorProps extends Omit<OptionTilesProps, 'spacing' | 'defaultValue'> {
  value: string;
  /** shows them all: `Ver las 9 añadas` */
  expandLabel: string;
  /** back to one row: `Ver menos` */
  collapseLabel: string;
}

/** More years than these do not fit beside each other on a phone. */
const FEW = 5;

/** One of a wine's years. Many of them stand in one row that scrolls, the chosen one in sight, and open out on demand. */
export function YearSelector({ value, expandLabel, collapseLabel, ...tiles }: YearSelectorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const many = tiles.options.length > FEW;
  const scrolls = many && !open;

  useEffect(() => {
    const tile = place.current?.querySelector(`[value="${value}"]`)?.parentElement;
    const row = tile?.parentElement;
    if (scrolls && tile && row) row.scrollLeft = tile.offsetLeft - (row.clientWidth - tile.offsetWidth) / 2;
  }, [scrolls, value]);

  return (
    <div ref={place}>
      <OptionTiles {...tiles} value={value} spacing={scrolls ? 'row' : 'joined'} />
      {many && (
        <div className={below}>
          <Button variant="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? collapseLabel : expandLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
