import { Heading, Notice, Section, Stack, Text } from '@parral/ui';
import { Wine } from './wine';

/** Drawn on the server; what answers presses is `Wine`. */
export default function Home() {
  return (
    <main>
      <Section labelledBy="wine">
        <Stack>
          <Heading level={1} id="wine">
            Another estate
          </Heading>
          <Text>A page of somebody else, drawn with what was installed.</Text>
          <Wine />
        </Stack>
      </Section>
      <Section field="warm">
        <Notice title="In the cellar">Twelve bottles are left.</Notice>
      </Section>
    </main>
  );
}
