import type { Page } from '../../routing/page.ts';
import { isAllowed } from '../../shell/Shell.tsx';
import { SettingsPage } from './SettingsPage.tsx';

/** How the house runs: people, notices, closed days, opening; what the folder sets, with file and line. */
export const settingsPage: Page = {
  route: 'settings',
  access: 'signed_in',
  right: 'settings:read',
  async show({ api, language, words, session }) {
    const isOwner = isAllowed(session, 'staff:change');
    const [found, staff] = await Promise.all([api.getOfficeSettings(), isOwner ? api.listStaff() : null]);
    return {
      title: words('office/settings')('title'),
      body: (
        <SettingsPage
          found={found}
          staff={staff?.staff ?? null}
          mayClose={isAllowed(session, 'visits:change')}
          maySeeVisits={isAllowed(session, 'visits:read')}
          language={language}
        />
      ),
    };
  },
};
