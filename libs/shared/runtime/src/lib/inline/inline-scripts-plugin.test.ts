// @vitest-environment node
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { colorModeScript } from './inline-scripts-plugin.ts';

/** What of a browser the script asks for; `shown` collects the classes of `<html>`. */
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

it('a script in a document does by itself what its module does, and leaves no names behind', async () => {
  const { shown, globals } = browserPreferring('dark');
  const page = createContext({ ...globals });

  runInContext(await colorModeScript(), page);

  expect(shown).toEqual(['dark']);
  expect(Object.keys(page)).toEqual(Object.keys(globals));
});

it('is the same text every time, so that a hash can allow it', async () => {
  expect(await colorModeScript()).toBe(await colorModeScript());
});
