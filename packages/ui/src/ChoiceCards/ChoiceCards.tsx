import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';
import { dot } from '../RadioGroup/RadioGroup.css.ts';
import * as css from './ChoiceCards.css.ts';

export interface ChoiceCard {
  value: string;
  title: ReactNode;
  /** what comes with it: how long, where */
  text?: ReactNode;
  /** a drawing before the words */
  mark?: ReactNode;
  /** opposite: its price */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface ChoiceCardsProps
  extends
    Pick<FieldsetProps, 'legend' | 'legendSize' | 'hint' | 'error' | 'disabled' | 'id'>,
    Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref' | 'required'> {
  name: string;
  options: readonly ChoiceCard[];
  value?: string;
  defaultValue?: string;
}

/** One of a few ways that each need a sentence and a price, as shipping. Plain answers: RadioGroup. */
export function ChoiceCards({ legend, legendSize = 'hidden', hint, error, disabled, id, options, value, defaultValue, ...input }: ChoiceCardsProps) {
  const base = useId();
  return (
    <Fieldset legend={legend} legendSize={legendSize} hint={hint} error={error} disabled={disabled} id={id}>
      {options.map((option) => {
        const self = `${base}-${option.value}`;
        return (
          <label key={option.value} className={css.card} htmlFor={self}>
            <input
              {...input}
              id={self}
              type="radio"
              className={classNames(dot, css.dot)}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined}
              disabled={option.disabled}
              aria-labelledby={`${self}-title`}
              aria-describedby={classNames(option.text !== undefined && `${self}-text`, option.aside !== undefined && `${self}-aside`) || undefined}
            />
            {option.mark && <span className={css.mark}>{option.mark}</span>}
            <span className={css.words}>
              <span id={`${self}-title`} className={css.title}>
                {option.title}
              </span>
              {option.text && (
                <span id={`${self}-text`} className={css.text}>
                  {option.text}
                </span>
              )}
            </span>
            {option.aside && (
              <span id={`${self}-aside`} className={css.aside}>
                {option.aside}
              </span>
            )}
          </label>
        );
      })}
    </Fieldset>
  );
}
