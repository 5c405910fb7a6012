import type { Ref } from 'react';
import * as css from './ErrorSummary.css.ts';

export interface FormError {
  /** id of the control it is about; left out, the error is about the form */
  control?: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** as `Hay 2 errores` */
  title: string;
  errors: readonly FormError[];
  /** send the focus here after a failed submit: `ref.current?.focus()` */
  ref?: Ref<HTMLDivElement>;
}

/** All that is wrong with a form, above it; each leads to its control. Nothing when there is nothing. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div ref={ref} className={css.summary} role="alert" tabIndex={-1}>
      <p className={css.title}>{title}</p>
      <ul className={css.list}>
        {errors.map(({ control, message }) => (
          <li key={`${control} ${message}`}>
            {control ? (
              <a href={`#${control}`} className={css.link} onClick={(event) => goTo(control, event)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focus without the address changing: in some flows the hash is the state. */
function goTo(control: string, event: { preventDefault: () => void }) {
  const element = document.getElementById(control);
  if (!element) return;
  event.preventDefault();
  element.focus();
}
