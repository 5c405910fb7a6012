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

/** Debian's: the shell is the same engine without a desktop's windows around it, and needs a third less of the machine. */
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Where the browser for tests is: `CHROMIUM_PATH`, else Debian's Chromium, else the one Playwright installed. undefined: nowhere. */
export function chromiumPath(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...debian, playwrightChromium.executablePath()].find((place) => place && existsSync(place));
}

/**
 * The browser for tests, as options for Playwright's `launch`. Throws when there is none: a suite without its browser fails,
 * it does not skip.
 */
export function chromium(): ChromiumLaunch {
  const executablePath = chromiumPath();
  if (executablePath === undefined) {
    throw new Error(
      `No Chromium for the browser tests: CHROMIUM_PATH names none, and there is neither ${debian.join(' nor ')} nor one of Playwright's. ` +
        'Install one (apt-get install -y chromium-headless-shell, or npx playwright install chromium) or set CHROMIUM_PATH.',
    );
  }
  return { executablePath, args };
}
