import { chromiumWithoutWindows } from '@parral/config/vitest';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { throttledNetwork, throttledProcessor, throttledScreen } from './throttled-phone.ts';
import type { VisitorCookie } from './visitor-cookies.ts';

/**
 * A browser that is only told where to go. Playwright listens in on every page (`Runtime.enable`), and in a page that is listened to
 * each error notes where it was made: of React, which makes five as it loads, the whole text is parsed once more for them, 30 to 40 ms
 * on the throttled phone that no reader waits for. Such a tool would measure itself.
 */
export interface UnwatchedBrowser {
  /** A first visit on the throttled phone: goes there, waits until the net is idle, and only then asks the page. Rejects where the page does not open within 60 s. */
  visit<Seen>(address: string, cookies: readonly VisitorCookie[], ask: () => Promise<Seen>): Promise<Seen>;
  close(): Promise<void>;
}

export async function openUnwatchedBrowser(): Promise<UnwatchedBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'unwatched-'));
  // Without a desktop's windows, as for Lighthouse: their drawing beside the page is no phone's.
  const { executablePath, args } = chromiumWithoutWindows();
  const child = spawn(executablePath, ['--headless=new', ...args, '--remote-debugging-port=0', `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const protocol = await Protocol.open(await addressOf(child));
  return {
    visit: (address, cookies, ask) => visitIn(protocol, address, cookies, ask),
    async close() {
      const ended = once(child, 'exit');
      // Asked, not killed: Debian starts its headless shell from a script, and a killed script leaves the browser behind.
      void protocol.send('Browser.close');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function visitIn<Seen>(protocol: Protocol, address: string, cookies: readonly VisitorCookie[], ask: () => Promise<Seen>): Promise<Seen> {
  const { browserContextId } = await protocol.send('Target.createBrowserContext');
  try {
    const { targetId } = await protocol.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await protocol.send('Target.attachToTarget', { targetId, flatten: true });
    const inPage = (method: string, params: object = {}) => protocol.send(method, params, String(sessionId));
    await protocol.send('Storage.setCookies', { browserContextId, cookies });
    await inPage('Emulation.setDeviceMetricsOverride', { ...throttledScreen, deviceScaleFactor: 1, mobile: true });
    await inPage('Emulation.setCPUThrottlingRate', { rate: throttledProcessor });
    await inPage('Network.enable');
    await inPage('Network.emulateNetworkConditions', throttledNetwork);
    await inPage('Page.enable');
    await inPage('Page.setLifecycleEventsEnabled', { enabled: true });
    const idle = protocol.event(String(sessionId), 'networkIdle');
    const { loaderId, errorText } = await inPage('Page.navigate', { url: address });
    if (errorText !== undefined) throw new Error(`${address} did not open: ${JSON.stringify(errorText)}`);
    await idle(String(loaderId));
    const { result, exceptionDetails } = await inPage('Runtime.evaluate', { expression: `(${String(ask)})()`, awaitPromise: true, returnByValue: true });
    if (exceptionDetails !== undefined) throw new Error(`${address}: ${JSON.stringify(exceptionDetails)}`);
    return (result as { value: Seen }).value;
  } finally {
    await protocol.send('Target.disposeBrowserContext', { browserContextId });
  }
}

/** Where it listens, as it says itself. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('The browser says nothing.');
  for await (const line of createInterface({ input: child.stderr })) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The browser ended before it listened. Is Chromium there (CHROMIUM_PATH)?');
}

type Answer = Record<string, unknown>;

/** Questions and answers of the browser's remote protocol, by their number. */
class Protocol {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (reason: Error) => void }>();
  readonly #listeners = new Set<(message: { method?: string; sessionId?: string; params?: Answer }) => void>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data)) as Answer));
  }

  static async open(address: string): Promise<Protocol> {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return new Protocol(socket);
  }

  send(method: string, params: object = {}, sessionId?: string): Promise<Answer> {
    this.#last += 1;
    const id = this.#last;
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** Listens from now on for a stage of a page's life; what it gives resolves when the document of that loader has reached it. */
  event(sessionId: string, stage: string): (loaderId: string) => Promise<void> {
    const reached = new Set<string>();
    let tell: () => void = () => {};
    this.#listeners.add(({ method, sessionId: of, params }) => {
      if (method !== 'Page.lifecycleEvent' || of !== sessionId || params?.['name'] !== stage) return;
      reached.add(String(params['loaderId']));
      tell();
    });
    return (loaderId) =>
      new Promise((resolve, reject) => {
        const limit = setTimeout(() => reject(new Error(`The page has not reached ${stage} within 60 s.`)), 60_000);
        tell = () => {
          if (!reached.has(loaderId)) return;
          clearTimeout(limit);
          resolve();
        };
        tell();
      });
  }

  #take(message: Answer): void {
    const { id, result, error } = message as { id?: number; result?: Answer; error?: { message: string } };
    if (id === undefined) {
      for (const listener of this.#listeners) listener(message);
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result ?? {});
  }
}
