import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Glyph } from '../Glyph/Glyph.tsx';
import { display } from '../type/type.css.ts';
import * as css from './Dialog.css.ts';
import { showAlone } from './show-alone.ts';

export interface DialogProps {
  open: boolean;
  /** asked to close: by the close button, Escape, or a press beside it */
  onClose: () => void;
  title: ReactNode;
  /** left out, there is no close button and neither Escape nor a press beside it closes: an answer is needed */
  closeLabel?: string;
  size?: 'normal' | 'wide' | 'side';
  children: ReactNode;
  /** its buttons */
  actions?: ReactNode;
  id?: string;
}

/**
 * A native modal dialog: the page behind is inert and still, focus goes in and comes back to where
 * it was. Never two at once: a second waits until the first is closed. Not for what could stand on the page.
 */
export function Dialog({ open, onClose, title, closeLabel, size = 'normal', children, actions, id }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => (open && dialog.current ? showAlone(dialog.current) : undefined), [open]);

  return (
    <dialog
      ref={dialog}
      id={id}
      className={css.size[size]}
      closedby={closeLabel ? 'any' : 'none'}
      aria-labelledby={heading}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (closeLabel) onClose();
      }}
      onClose={(event) => {
        // A form of method="dialog" inside closes it without asking.
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose();
      }}
    >
      <div className={css.inside}>
        <div className={css.head}>
          <h2 id={heading} className={display.minor}>
            {title}
          </h2>
          {closeLabel && (
            <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
              <Glyph name="close" />
            </button>
          )}
        </div>
        {children}
        {actions && <div className={css.foot}>{actions}</div>}
      </div>
    </dialog>
  );
}
