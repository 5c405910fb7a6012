import type { Language } from '@parral/api-spec/languages';
import type { Privacy } from '@parral/site/forms';
import { useWords } from '@parral/site/words';
import { Button, Inline, Text } from '@parral/ui';
import { type ComponentType, useState } from 'react';

interface BackInStockProps {
  sku: string;
  title: string;
  language: Language;
  privacy: Privacy;
}

/** The way to be told when a sold-out bottle is back: a button, and the form in its place once it is pressed. */
export function BackInStock(props: BackInStockProps) {
  const t = useWords('shop/back-in-stock');
  const [Form, setForm] = useState<ComponentType<BackInStockProps>>();
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest');

  async function open() {
    setState('busy');
    try {
      const { default: Loaded } = await import('./BackInStockForm.tsx');
      setForm(() => Loaded);
    } catch (error) {
      console.error('the form for a notice could not be fetched', error);
      setState('failed');
    }
  }

  if (Form) return <Form {...props} />;
  return (
    <div>
      <Inline gap={16}>
        <Button variant="outline" busy={state === 'busy'} onClick={() => void open()}>
          {t('title')}
        </Button>
        <output>
          {state === 'failed' && (
            <Text as="span" size="small" tone="error">
              {t('offline')}
            </Text>
          )}
        </output>
      </Inline>
    </div>
  );
}
