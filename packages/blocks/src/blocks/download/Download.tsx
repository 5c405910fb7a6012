import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { useWords } from '@parral/site/words';
import { Button, Text } from '@parral/ui';
import type block from './block.ts';
import * as css from './Download.css.ts';

/** A file to keep (specification section 1, download-button block): says its kind and size before it is fetched. */
export default function Download({ attributes: { href, label, text, size } }: BlockProps<BlockAttributes<typeof block>>) {
  const t = useWords('blocks/download');
  const kind = href.slice(href.lastIndexOf('.') + 1).toUpperCase();
  return (
    <div className={css.row}>
      <Button href={href} download={href.slice(href.lastIndexOf('/') + 1)} variant="outline">
        {t('download', { label })}
      </Button>
      <div>
        {text && <Text>{text}</Text>}
        <Text size="small" tone="muted">
          {size ? `${kind}, ${size}` : kind}
        </Text>
      </div>
    </div>
  );
}
