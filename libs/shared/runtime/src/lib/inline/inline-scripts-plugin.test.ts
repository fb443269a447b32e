// @vitest-environment node
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { headScript } from './inline-scripts-plugin.ts';

/** The browser APIs that the script uses. `shown` collects the classes of `<html>`, `removed` its removed attributes. */
const browser = ({ preference = 'light', navigation = 'navigate' }) => {
  const shown: string[] = [];
  const removed: string[] = [];
  const documentElement = {
    getAttribute: () => null,
    removeAttribute: (name: string) => removed.push(name),
    classList: { add: (name: string) => shown.push(name) },
  };
  const head = { append: () => {} };
  return {
    shown,
    removed,
    globals: {
      document: { documentElement, head, createElement: () => ({}) },
      localStorage: { 'color-mode': JSON.stringify({ preference, value: preference }) },
      location: { hash: '' },
      matchMedia: () => ({ matches: false }),
      performance: { getEntriesByType: () => [{ type: navigation }] },
    },
  };
};

it('an inline script behaves like its module and creates no globals', async () => {
  const { shown, removed, globals } = browser({ preference: 'dark' });
  const page = createContext({ ...globals });

  runInContext(await headScript(), page);

  expect(shown).toEqual(['dark']);
  expect(removed).toEqual([]);
  expect(Object.keys(page)).toEqual(Object.keys(globals));
});

it('a page that the browser will scroll is laid out whole before its body is parsed', async () => {
  const { removed, globals } = browser({ navigation: 'reload' });

  runInContext(await headScript(), createContext({ ...globals }));

  expect(removed).toEqual(['data-layout']);
});

it('the inline script is deterministic, so that the policy can allow it by hash', async () => {
  expect(await headScript()).toBe(await headScript());
});
