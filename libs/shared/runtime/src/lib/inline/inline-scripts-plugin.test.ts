// @vitest-environment node
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { colorModeScript } from './inline-scripts-plugin.ts';

/** The browser APIs that the script uses. `shown` collects the classes of `<html>`. */
const browserPreferring = (preference: string) => {
  const shown: string[] = [];
  const documentElement = { getAttribute: () => null, classList: { add: (name: string) => shown.push(name) } };
  const head = { append: () => {} };
  return {
    shown,
    globals: {
      document: { documentElement, head, createElement: () => ({}) },
      localStorage: { 'color-mode': JSON.stringify({ preference, value: preference }) },
      matchMedia: () => ({ matches: false }),
    },
  };
};

it('an inline script behaves like its module and creates no globals', async () => {
  const { shown, globals } = browserPreferring('dark');
  const page = createContext({ ...globals });

  runInContext(await colorModeScript(), page);

  expect(shown).toEqual(['dark']);
  expect(Object.keys(page)).toEqual(Object.keys(globals));
});

it('the inline script is deterministic, so that the policy can allow it by hash', async () => {
  expect(await colorModeScript()).toBe(await colorModeScript());
});
