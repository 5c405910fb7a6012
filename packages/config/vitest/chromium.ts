import { existsSync } from 'node:fs';
import { chromium as playwrightChromium } from 'playwright';

/** What Playwright's `launch` needs to start the browser of this machine. */
export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds the browser for tests: `CHROMIUM_PATH`, else Debian's Chromium, else the one Playwright
 * installed. Comes out as options for Playwright's `launch`. Throws when there is none: a suite
 * without its browser fails, it does not skip.
 */
export function chromium(): ChromiumLaunch {
  const places = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', playwrightChromium.executablePath()];
  const executablePath = places.find((place) => place && existsSync(place));
  if (!executablePath) {
    throw new Error(
      `No Chromium for the browser tests. Looked in: ${places.filter(Boolean).join(', ')}. ` +
        'Install one (apt-get install -y chromium, or npx playwright install chromium) or set CHROMIUM_PATH.',
    );
  }
  return { executablePath, args };
}

const shell = '/usr/bin/chromium-headless-shell';

/** The same, but in the place of Debian's Chromium its headless shell, where it is installed: no desktop's windows are drawn beside the page, which is there a third sooner. */
export function chromiumWithoutWindows(): ChromiumLaunch {
  const whole = chromium();
  return whole.executablePath === '/usr/bin/chromium' && existsSync(shell) ? { ...whole, executablePath: shell } : whole;
}
