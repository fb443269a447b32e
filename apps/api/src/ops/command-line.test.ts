import { describe, expect, it } from 'vitest';
import { readCommandLine } from './command-line.ts';
import { allOperations } from './operations.ts';

const read = (line: string) => readCommandLine(line === '' ? [] : line.split(' '), allOperations);

describe('the command line', () => {
  it.each([
    ['report list', { name: 'report list', values: {}, note: null, isDryRun: false }],
    ['asset hide 7', { name: 'asset hide', values: { asset: '7' }, note: null, isDryRun: false }],
    [
      'asset hide --dry-run A0000007',
      { name: 'asset hide', values: { asset: 'A0000007' }, note: null, isDryRun: true },
    ],
    ['seed 10 --note ok', { name: 'seed', values: { assets: '10' }, note: 'ok', isDryRun: false }],
  ])('parses %s', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it.each([
    ['asset', 'There is no operation "asset"'],
    ['asset hides 7', 'There is no operation "asset hides 7"'],
    ['asset hide', 'Usage: npm run ops -- asset hide <asset>'],
    ['asset hide 7 8', 'Usage: npm run ops -- asset hide <asset>'],
    ['asset hide 7 --force', "Unknown option '--force'"],
  ])('refuses %s', (line, problem) => {
    expect(() => read(line)).toThrow(problem);
  });

  it.each(['', '--help'])('explains everything for "%s"', (line) => {
    const { help } = read(line) as { help: string };

    for (const { name } of allOperations) expect(help).toContain(name);
  });

  it.each(allOperations.map(({ name, summary }) => [name, summary]))('explains %s', (name, summary) => {
    expect(read(`${name} --help`)).toEqual({ help: expect.stringContaining(summary) });
  });
});
