// @vitest-environment node
import { carouselAutoplayMs } from '@yoodee/site';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from './chromium.ts';
import { harnessOpener } from './open-harness.ts';

let browser: Browser;
let openPage: Awaited<ReturnType<typeof harnessOpener>>;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  openPage = await harnessOpener(browser, 'carousel-harness.tsx');
}, 60_000);
afterAll(() => browser?.close());
afterEach(() => page.close());

const open = async (options?: { reducedMotion: boolean }) => {
  page = await openPage(options);
  await page.locator('[data-ready]').waitFor();
  await page.clock.runFor(50);
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const selectedDot = () => page.locator('[aria-current]').getAttribute('aria-label');
const waitOneTurn = () => page.clock.runFor(carouselAutoplayMs);

describe('the carousel (U3)', () => {
  it('is a named region of named slides', async () => {
    await open();

    expect(await page.getByRole('region', { name: 'New homes' }).getByRole('group').count()).toBe(3);
    expect(await page.getByRole('group', { name: '2 of 3' }).textContent()).toBe('two');
  });

  it('advances every 3 seconds and starts over after the last slide', async () => {
    await open();

    const selected = [await selectedDot()];
    for (let turn = 0; turn < 3; turn += 1) {
      await waitOneTurn();
      selected.push(await selectedDot());
    }

    expect(selected).toEqual(['Go to slide 1', 'Go to slide 2', 'Go to slide 3', 'Go to slide 1']);
  });

  it.each([
    ['it is pointed at', () => page.getByRole('region').hover()],
    ['something in it has focus', () => page.getByRole('link', { name: 'one' }).focus()],
  ])('is paused while %s', async (_when, hold) => {
    await open();
    await hold();

    await waitOneTurn();

    expect(await selectedDot()).toBe('Go to slide 1');
  });

  it('stays paused after the pause button, until play is pressed', async () => {
    await open();
    await button('Pause').click();
    await button('Play').blur();
    await page.mouse.move(0, 700);

    await waitOneTurn();
    expect(await selectedDot()).toBe('Go to slide 1');

    await button('Play').click();
    await button('Pause').blur();
    await page.mouse.move(0, 700);
    await waitOneTurn();
    expect(await selectedDot()).toBe('Go to slide 2');
  });

  it('does not advance with reduced motion', async () => {
    await open({ reducedMotion: true });

    await waitOneTurn();

    expect(await selectedDot()).toBe('Go to slide 1');
  });

  it('moves to the slide of its buttons', async () => {
    await open();

    await button('Next').click();
    expect(await selectedDot()).toBe('Go to slide 2');
    await button('Prev').click();
    expect(await selectedDot()).toBe('Go to slide 1');
    await button('Go to slide 3').click();
    expect(await selectedDot()).toBe('Go to slide 3');
  });
});
