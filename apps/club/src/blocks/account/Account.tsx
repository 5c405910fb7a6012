import { Runtime } from '@parral/site/browser';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { useWords } from '@parral/site/words';
import { Heading, Stack } from '@parral/ui';
import type block from './block.ts';
import type { AccountData } from './load.server.ts';
import { DataPanel } from './parts/DataPanel.tsx';
import { EmailPanel } from './parts/EmailPanel.tsx';
import { PasswordPanel } from './parts/PasswordPanel.tsx';
import { SessionsPanel } from './parts/SessionsPanel.tsx';

/** The member's account, a panel for each thing that can be done with it. */
export default function Account({ attributes, data, language }: BlockProps<BlockAttributes<typeof block>, AccountData>) {
  const t = useWords('club/account');
  const { account, privacy } = data;
  return (
    <Runtime>
      <Stack gap={32}>
        <Heading level={2} size="small" id="account">
          {t('title')}
        </Heading>
        <EmailPanel email={account.email} privacy={privacy} t={t} />
        <PasswordPanel t={t} />
        <SessionsPanel listed={account.sessions} t={t} language={language} />
        <DataPanel invoicesKept={account.invoices_kept} clubUrl={attributes.clubUrl} t={t} />
      </Stack>
    </Runtime>
  );
}
