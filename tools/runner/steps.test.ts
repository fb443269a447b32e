import { expect, it } from 'vitest';
import { createSteps } from './steps.ts';

/** An answer that is given later. */
const later = () => {
  let pass = () => {};
  const promise = new Promise<boolean>((resolve) => {
    pass = () => resolve(true);
  });
  return { promise, pass };
};

const recorded = () => {
  let printed = '';
  const steps = createSteps((text) => {
    printed += text;
  });
  return { ...steps, lines: () => printed.split('\n').filter(Boolean) };
};

it('prints the output of concurrent steps one after the other', async () => {
  const { step, lines } = recorded();
  const first = later();
  const third = later();

  const all = [
    step('first', async ({ say }) => {
      say('begins');
      const passed = await first.promise;
      say('ends');
      return passed;
    }),
    step('second', async ({ say }) => {
      say('fails');
      return false;
    }),
    step('third', async ({ say }) => {
      say('waits');
      const passed = await third.promise;
      say('is done');
      return passed;
    }),
  ];
  await all[1];
  expect(lines()).toEqual(['── first', 'begins']);

  first.pass();
  await all[0];
  expect(lines()).toEqual(['── first', 'begins', 'ends', '── second', 'fails', '── third', 'waits']);

  third.pass();
  await all[2];
  expect(lines().at(-1)).toBe('is done');
});

it('prints the output of a command as part of its step', async () => {
  const { step, lines } = recorded();

  await step('first', async () => true);
  await step('second', async ({ say, run }) => {
    say('runs');
    return run(process.execPath, ['-e', 'console.log("a command")']);
  });

  expect(lines()).toEqual(['── first', '── second', 'runs', 'a command']);
});
