import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as checkbox from '../Checkbox/Checkbox.css.ts';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';
import * as css from './RadioGroup.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps
  extends
    Pick<FieldsetProps, 'legend' | 'legendSize' | 'hint' | 'error' | 'disabled' | 'id'>,
    Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref' | 'required'> {
  name: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  direction?: 'column' | 'row';
}

/** One of two to five, all seen; the arrow keys move between them. */
export function RadioGroup({ legend, legendSize, hint, error, disabled, id, options, value, defaultValue, direction = 'column', ...input }: RadioGroupProps) {
  const base = useId();
  return (
    <Fieldset legend={legend} legendSize={legendSize} hint={hint} error={error} disabled={disabled} id={id}>
      <div className={direction === 'row' ? css.row : undefined}>
        {options.map((option) => (
          <label key={option.value} className={classNames(checkbox.row, (disabled || option.disabled) && checkbox.off)} htmlFor={`${base}-${option.value}`}>
            <input
              {...input}
              id={`${base}-${option.value}`}
              type="radio"
              className={css.dot}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined}
              disabled={option.disabled}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
