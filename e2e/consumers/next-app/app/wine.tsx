'use client';
import { formatMoney } from '@parral/rules';
import { Button, Inline, Price, Quantity, Stack, TextField, themeNames } from '@parral/ui';
import { useState } from 'react';

const price = 1850;

export function Wine() {
  const [bottles, setBottles] = useState(1);
  return (
    <Stack>
      <Inline>
        {themeNames.map((theme) => (
          <Button key={theme} variant="outline" onClick={() => (document.documentElement.dataset['theme'] = theme)}>
            {theme}
          </Button>
        ))}
      </Inline>
      <Price amount={formatMoney(price * bottles)} />
      <Quantity label="Bottles" decreaseLabel="One less" increaseLabel="One more" value={bottles} max={6} onChange={setBottles} />
      <TextField label="Name on the card" name="name" />
      <Button>Add to basket</Button>
    </Stack>
  );
}
