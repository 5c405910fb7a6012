import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  shape?: 'line' | 'control' | 'block';
  width?: 'full' | 'half' | 'short';
  /** said once for the whole that is on its way: Cargando */
  label?: string;
}

/** Keeps the place of what is on its way, in its size. Give the label to one of them only. */
export function Skeleton({ shape = 'line', width = 'full', label }: SkeletonProps) {
  return (
    <>
      <span className={classNames(css.shape[shape], css.width[width])} aria-hidden="true" />
      {label && (
        <VisuallyHidden>
          <output>{label}</output>
        </VisuallyHidden>
      )}
    </>
  );
}
