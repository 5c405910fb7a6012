import '@parral/ui/styles.css';
import { formatMoney } from '@parral/rules';
import { Button, Heading, Inline, Notice, Price, Quantity, Section, Stack, Text, TextField, themeNames } from '@parral/ui';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const price = 1850;

/** One wine to choose, in whatever theme is pressed. */
function Wine() {
  const [bottles, setBottles] = useState(1);
  return (
    <main>
      <Section labelledBy="wine">
        <Stack>
          <Heading level={1} id="wine">
            Another estate
          </Heading>
          <Text>A page of somebody else, drawn with what was installed.</Text>
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
      </Section>
      <Section field="warm">
        <Notice title="In the cellar">Twelve bottles are left.</Notice>
      </Section>
    </main>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Wine />
  </StrictMode>,
);
