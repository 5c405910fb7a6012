import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Button, TextField } from '@parral/ui';
import type block from './block.ts';
import * as css from './SearchForm.css.ts';

/** A field that asks another page of the site, without script. */
export default function SearchForm({ attributes: { action, label, button, value } }: BlockProps<BlockAttributes<typeof block>>) {
  return (
    <search className={css.form}>
      <form action={action} method="get">
        <TextField
          id="search"
          name="q"
          type="search"
          label={label}
          defaultValue={value}
          maxLength={80}
          required
          action={
            <Button type="submit" variant="outline">
              {button}
            </Button>
          }
        />
      </form>
    </search>
  );
}
