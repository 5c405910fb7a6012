import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';
import * as css from './OptionTiles.css.ts';

interface Tile {
  /** the figure chosen by: a vintage, an hour */
  title: string;
  /** under it: a price, places left; for one that cannot be had, the word that says so */
  text?: ReactNode;
  /** cannot be chosen; struck through, and `text` says why */
  off?: boolean;
}

type Spacing = 'joined' | 'row' | 'apart';

export interface OptionTile extends Tile {
  value: string;
}

export interface OptionTilesProps
  extends Pick<FieldsetProps, 'legend' | 'legendSize' | 'hint' | 'error' | 'id'>, Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref'> {
  name: string;
  options: readonly OptionTile[];
  value?: string;
  defaultValue?: string;
  /** `joined` beside each other, as vintages; `row` the same in one row to push sideways; `apart`, as hours */
  spacing?: Spacing;
}

/** One of a row of figures, each with a price or a word under it. */
export function OptionTiles({ legend, legendSize, hint, error, id, options, value, defaultValue, spacing = 'joined', ...input }: OptionTilesProps) {
  const base = useId();
  return (
    <Fieldset legend={legend} legendSize={legendSize} hint={hint} error={error} id={id}>
      <div className={css.list[spacing]}>
        {options.map((option) => (
          <label key={option.value} className={tileClass(spacing)} htmlFor={`${base}-${option.value}`}>
            <input
              {...input}
              id={`${base}-${option.value}`}
              type="radio"
              className={css.input}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined}
              disabled={option.off}
            />
            <Words {...option} spacing={spacing} />
          </label>
        ))}
      </div>
    </Fieldset>
  );
}

export interface LinkTile extends Tile {
  href: string;
  /** the one this page is about */
  current?: boolean;
}

export interface LinkTilesProps {
  label: string;
  links: readonly LinkTile[];
}

/** The same row where each figure has a page of its own; works without script. */
export function LinkTiles({ label, links }: LinkTilesProps) {
  return (
    <nav aria-label={label} className={css.list.joined}>
      {links.map((link) => (
        <a
          key={link.href}
          href={link.href}
          className={tileClass('joined')}
          aria-current={link.current ? 'page' : undefined}
          data-off={(link.off && !link.current) || undefined}
        >
          <Words {...link} spacing="joined" />
        </a>
      ))}
    </nav>
  );
}

function tileClass(spacing: Spacing) {
  return classNames(css.tile, spacing === 'apart' ? css.hatched : css.joined);
}

function Words({ title, text, off, spacing }: Tile & { spacing: Spacing }) {
  return (
    <>
      <span className={classNames(css.title[spacing], off && css.off)}>{title}</span>
      {text && <span className={css.text}>{text}</span>}
    </>
  );
}
