import { describe, expect, it } from 'vitest';
import { holdScriptsBack, type Seen } from './preserve-input.suite.ts';

/** A block that waits for the reader's first touch, in the small app of `client.browser.test.ts`. */
export function describeInteraction(seen: () => Seen): void {
  describe('a block that comes to life at the first touch: nothing runs before, nothing is lost', () => {
    const own = /(?:react|Letter)-.*\.js$/;
    /** From then on presses are kept. */
    const open = async () => {
      await seen().page.goto(`${seen().origin}/es/carta`);
      await seen().page.locator('[data-until-script]').waitFor({ state: 'detached' });
    };
    const letter = '[data-island="content/letter"]';
    const bottles = () => seen().page.textContent('.bottles');

    /** What the browser was sent and what it ran of the block's scripts. */
    const listen = async () => {
      const { page } = seen();
      const [sent, run]: [string[], string[]] = [[], []];
      page.on('requestfinished', (request) => own.test(request.url()) && sent.push(request.url()));
      const session = await page.context().newCDPSession(page);
      session.on('Debugger.scriptParsed', ({ url }) => own.test(url) && run.push(url));
      await session.send('Debugger.enable');
      return { sent, run };
    };

    it('its scripts are fetched when the browser is idle and run at the first touch', async () => {
      const { sent, run } = await listen();
      await open();
      await expect.poll(() => sent.length).toBe(2);
      expect(run).toEqual([]);
      await seen().page.getByLabel('Nombre').focus();
      await seen().page.waitForSelector(`${letter}[data-alive]`);
      expect(run).toHaveLength(2);
    });

    it('its buttons can be pressed at once, without a transition that nobody caused; when the browser is idle they have theirs', async () => {
      const { page, origin } = seen();
      await page.addInitScript(() => {
        const opened = (button: Node) => (document.documentElement.dataset['opened'] = getComputedStyle(button as Element).transitionProperty);
        new MutationObserver((changes) => changes.forEach(({ target }) => opened(target))).observe(document, { subtree: true, attributeFilter: ['disabled'] });
      });
      await page.goto(`${origin}/es/carta`);
      await page.waitForSelector('html[data-opened="none"]');
      const button = page.getByRole('button', { name: 'Más', exact: true });
      expect(await button.isEnabled()).toBe(true);
      await expect.poll(() => button.evaluate((element) => getComputedStyle(element).transitionProperty)).toBe('all');
    });

    it('fault "the block’s own script is asked for a round trip after React": all of them are asked for at once', async () => {
      const { page } = seen();
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      const { sent } = await listen();
      const letGo = await holdScriptsBack(page, /react-.*\.js$/);
      await open();
      await page.getByRole('button', { name: 'Más', exact: true }).click();
      await expect.poll(() => sent.map((url) => /Letter|react/.exec(url)?.[0])).toEqual(['Letter']);
      letGo();
      await expect.poll(bottles).toBe('1');
    });

    it('nothing is fetched beforehand where the reader saves data', async () => {
      await seen().page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      const { sent } = await listen();
      await open();
      // As long as the browser may put off what waits until it is idle, and more.
      await seen().page.waitForTimeout(2_500);
      expect(sent).toEqual([]);
      await seen().page.getByRole('button', { name: 'Más', exact: true }).click();
      await expect.poll(bottles).toBe('1');
    });

    it('a button cannot be pressed before any script is there, since that would be lost', async () => {
      const { page, origin } = seen();
      const letGo = await holdScriptsBack(page, /(?:client|on-interaction)-.*\.js$/);
      await page.goto(`${origin}/es/carta`, { waitUntil: 'commit' });
      const more = page.getByRole('button', { name: 'Más', exact: true });
      await more.waitFor();
      expect(await more.isDisabled()).toBe(true);
      letGo();
      await more.click();
      await expect.poll(bottles).toBe('1');
    });

    it('fault "an early choice is priced at the next touch": what was chosen before any script is there is answered by itself', async () => {
      const { page, origin } = seen();
      const letGo = await holdScriptsBack(page, /(?:client|on-interaction)-.*\.js$/);
      await page.goto(`${origin}/es/carta`, { waitUntil: 'commit' });
      await page.getByLabel('Caja').selectOption('12');
      letGo();
      await expect.poll(() => page.textContent('.box')).toBe('12');
    });

    it('presses of a mouse, of a screen reader and of keys while the scripts are on their way are done in their order', async () => {
      const { page, complaints } = seen();
      const letGo = await holdScriptsBack(page, own);
      await open();
      const more = page.getByRole('button', { name: 'Más', exact: true });
      await more.click({ delay: 80 });
      await more.evaluate((button: HTMLButtonElement) => button.click());
      expect(await page.getAttribute(letter, 'aria-busy')).toBe('true');
      await page.getByRole('button', { name: 'Botellas' }).press('ArrowRight');
      await more.press('Enter');
      expect(await bottles()).toBe('0');
      letGo();
      await expect.poll(bottles).toBe('13');
      await page.waitForSelector(`${letter}[data-alive]:not([aria-busy])`);
      await more.click();
      await expect.poll(bottles).toBe('14');
      expect(complaints.filter((text) => /hydrat|differs/i.test(text))).toEqual([]);
    });

    it('a press that waits shows at once that it was heard, without motion where that is wished, until it is done', async () => {
      const { page } = seen();
      const letGo = await holdScriptsBack(page, own);
      const more = page.getByRole('button', { name: 'Más', exact: true });
      const bar = () => more.evaluate((button) => getComputedStyle(button).backgroundSize);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open();
      expect(await bar()).toBe('auto');
      await more.click();
      expect(await bar()).toBe('100% 4px');
      expect(await bottles()).toBe('0');
      letGo();
      await expect.poll(bottles).toBe('1');
      expect(await bar()).toBe('auto');

      await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'active' });
      await page.unroute(own);
      const letGoAgain = await holdScriptsBack(page, own);
      await open();
      await more.click();
      const edge = () => more.evaluate((button) => getComputedStyle(button).outlineStyle);
      expect(await edge(), 'the reader’s own colours draw no grounds').toBe('dashed');
      letGoAgain();
      await expect.poll(bottles).toBe('1');
      expect(await edge()).not.toBe('dashed');

      await page.emulateMedia({ forcedColors: 'none' });
      await page.unroute(own);
      await page.route(own, (route) => route.abort());
      await open();
      await more.click();
      await page.waitForSelector(`${letter}:not([aria-busy])`);
      expect(await bar(), 'nor is it busy where nothing comes of it').toBe('auto');
    });

    it('one more is done by the field itself at once, no further than it goes, and is what the block finds', async () => {
      const { page, complaints } = seen();
      const letGo = await holdScriptsBack(page, own);
      const glasses = () => page.textContent('.glasses');
      const more = page.getByRole('button', { name: 'Una copa más' });
      await open();
      const less = page.getByRole('button', { name: 'Una copa menos' });
      expect(await less.isDisabled()).toBe(true);
      for (const standing of ['2', '3', '4']) {
        await more.click();
        expect(await page.getByLabel('Copas').inputValue()).toBe(standing);
      }
      expect([await less.isDisabled(), await more.isDisabled()], 'which way it still goes').toEqual([false, true]);
      await less.click();
      await more.click();
      expect(await page.getByLabel('Copas').inputValue()).toBe('4');
      expect(await glasses()).toBe('1');
      letGo();
      await expect.poll(glasses).toBe('4');
      await page.waitForSelector(`${letter}[data-alive]`);
      expect([await less.isDisabled(), await more.isDisabled()]).toEqual([false, true]);
      await less.click();
      // Once it is alive it is the block that counts.
      await expect.poll(glasses).toBe('3');
      expect(complaints.filter((text) => /hydrat|differs/i.test(text))).toEqual([]);
    });

    it('behind a press that waits one more waits for its turn', async () => {
      const { page } = seen();
      const letGo = await holdScriptsBack(page, own);
      await open();
      await page.getByRole('button', { name: 'Más', exact: true }).click();
      await page.getByRole('button', { name: 'Una copa más' }).click();
      expect(await page.getByLabel('Copas').inputValue()).toBe('1');
      letGo();
      await expect.poll(() => page.textContent('.glasses')).toBe('2');
      expect(await bottles()).toBe('1');
    });

    it('a finger that scrolls the page wakes nothing; one that goes from side to side, or presses, does', async () => {
      const context = await seen()
        .page.context()
        .browser()
        ?.newContext({ hasTouch: true, viewport: { width: 390, height: 300 } });
      const page = await context?.newPage();
      if (!context || !page) throw new Error('the browser is gone');
      const more = page.getByRole('button', { name: 'Más', exact: true });
      const finger = await context.newCDPSession(page);
      const draw = async (across: number, down: number) => {
        await page.goto(`${seen().origin}/es/carta`);
        await page.locator('[data-until-script]').waitFor({ state: 'detached' });
        const box = await more.boundingBox();
        const point = (part: number) => [{ x: (box?.x ?? 0) + 5 + across * part, y: (box?.y ?? 0) + 5 + down * part }];
        await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(0) });
        for (const part of [0.3, 0.6, 1]) await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(part) });
        await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      };
      await draw(0, -120);
      await page.waitForTimeout(500);
      expect(await page.getAttribute(letter, 'data-alive')).toBeNull();
      await more.tap();
      await page.waitForSelector(`${letter}[data-alive]`);
      await expect.poll(() => page.textContent('.bottles')).toBe('1');
      await draw(120, 10);
      await page.waitForSelector(`${letter}[data-alive]`);
      await context.close();
    });

    it('what is typed and sent while they are fetched is not lost', async () => {
      const { page } = seen();
      const letGo = await holdScriptsBack(page, own);
      await open();
      await page.getByLabel('Nombre').fill('Lucía');
      await page.getByRole('button', { name: 'Borrador' }).click();
      expect(new URL(page.url()).search).toBe('');
      letGo();
      await expect.poll(() => page.textContent('.said')).toBe('Lucía, Borrador');
    });

    it('one that keeps what is typed in the address is alive at once where that says something, and when it changes', async () => {
      const { page, origin } = seen();
      for (const said of ['#paso-2', '?bono=U-1']) {
        await page.goto(`${origin}/es/carta${said}`);
        await page.waitForSelector(`${letter}[data-alive]`);
      }
      await open();
      expect(await page.getAttribute(letter, 'data-alive')).toBeNull();
      await page.evaluate(() => (location.hash = '#paso-3'));
      await page.waitForSelector(`${letter}[data-alive]`);
    });

    it('what the browser fills in by itself wakes it too', async () => {
      const { page } = seen();
      await open();
      await page.getByLabel('Nombre').evaluate((field: HTMLInputElement) => {
        field.value = 'Lucía';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await page.waitForSelector(`${letter}[data-alive]`);
      await page.getByRole('button', { name: 'Borrador' }).click();
      await expect.poll(() => page.textContent('.said')).toBe('Lucía, Borrador');
    });

    it('where its scripts do not come the browser sends the form', async () => {
      const { page, origin } = seen();
      await page.route(/Letter-.*\.js$/, (route) => route.abort());
      await page.goto(`${origin}/es/carta`);
      await page.getByLabel('Nombre').fill('Lucía');
      await page.getByRole('button', { name: 'Enviar' }).click();
      await page.waitForURL(/\/es\/carta\?name=Luc%C3%ADa/);
    });
  });
}
