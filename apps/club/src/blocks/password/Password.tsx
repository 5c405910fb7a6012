import { Runtime } from '@parral/site/browser';
import { loginPath } from '@parral/site/paths';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Page } from '@parral/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type block from './block.ts';
import type { PasswordData } from './load.server.ts';
import { Forgotten } from './parts/Forgotten.tsx';
import { Reset } from './parts/Reset.tsx';
import * as css from './Password.css.ts';

/** With a token from a mail (a forgotten password's, or an invitation's) a new password; without, asking for that mail. */
export default function Password({ attributes, data }: BlockProps<BlockAttributes<typeof block>, PasswordData>) {
  const loginUrl = loginPath(attributes.clubUrl);
  const inAddress = useSyncExternalStore(never, tokenInAddress, () => null);
  const [over, setOver] = useState(false);
  const token = over ? null : inAddress;

  useEffect(() => {
    // It opens a member's account: neither the history nor a referrer needs to have it.
    if (token !== null) history.replaceState(history.state, '', location.pathname);
  }, [token]);

  return (
    <Page>
      <div className={css.screen}>
        <div className={css.frame}>
          <Runtime>
            {token === null ? (
              <Forgotten loginUrl={loginUrl} privacy={data.privacy} />
            ) : (
              <Reset token={token} loginUrl={loginUrl} onAgain={() => setOver(true)} />
            )}
          </Runtime>
        </div>
      </div>
    </Page>
  );
}

const never = () => () => undefined;
let found: string | null = null;

/** The token of the mail's link, also once it has gone from the address. */
function tokenInAddress(): string | null {
  return (found = new URLSearchParams(location.search).get('token') ?? found);
}
