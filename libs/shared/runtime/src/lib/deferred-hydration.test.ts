import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceHydrated, deferredHydrationScript, holdScripts } from './deferred-hydration.ts';

const page = '<main><button type="button">หัวใจ</button></main><script type="module" async="">globalThis.ran=1</script>';

const runInlineScript = () => Function(deferredHydrationScript)();

const startedScripts = () => [...document.querySelectorAll('script[type="module"]')];

beforeEach(() => {
  document.body.innerHTML = holdScripts(`<link rel="modulepreload" href="/assets/a.js"/>${page}`);
});

afterEach(() => {
  // Ends the listening of the page before.
  announceHydrated();
});

it('takes out preloads and keeps the module from running', () => {
  expect(document.querySelector('link')).toBeNull();
  expect(startedScripts()).toEqual([]);
});

it('starts the held module at the first sign of use, once', () => {
  runInlineScript();

  document.querySelector('button')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.querySelector('button')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));

  expect(startedScripts().map((script) => script.textContent)).toEqual(['globalThis.ran=1']);
});

it('presses a button again that was pressed before hydration', () => {
  runInlineScript();
  const button = document.querySelector('button')!;
  button.click();
  const onClick = vi.fn();
  button.addEventListener('click', onClick);

  announceHydrated();

  expect(onClick).toHaveBeenCalledTimes(1);
});
