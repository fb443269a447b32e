import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Budget, Measurement } from './measurements.ts';

export interface BenchOptions {
  /** First of ten ports on loopback. */
  port: number;
  /** Rounds of measurements. Other samples grow with it. */
  rounds: number;
  /** Assets generated on PostgreSQL; the others are copies of them. */
  made: number;
  /** Also measures a million assets on PostgreSQL. */
  million: boolean;
}

/** One run: shared services of its parts, and their cleanup. */
export interface Bench {
  options: BenchOptions;
  /** Temporary folder of the run. */
  folder: string;
  figures: readonly Measurement[];
  /** Prints a line about the progress. */
  say(sentence: string): void;
  /** Records and prints a figure of the current part. */
  report(name: string, value: number, unit: string, budget?: Budget): void;
  /** Registers cleanup for the end of the current part. Cleanups run in reverse order. */
  afterPart(end: () => unknown): void;
  /** Registers cleanup for the end of the run. */
  atEnd(end: () => unknown): void;
  /** Starts a part of the run. */
  begin(part: string): void;
  endPart(): Promise<void>;
  /** Ends and removes everything. A second call does nothing. */
  end(): Promise<void>;
}

const runAll = async (ends: (() => unknown)[]) => {
  for (let end = ends.pop(); end; end = ends.pop()) await end();
};

export const createBench = (options: BenchOptions): Bench => {
  const folder = mkdtempSync(join(tmpdir(), 'yoodee-bench-'));
  const figures: Measurement[] = [];
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const endsOfPart: (() => unknown)[] = [];
  let part = '';
  const say = (sentence: string) => console.log(`${part}: ${sentence}`);
  return {
    options,
    folder,
    figures,
    say,
    report(name, value, unit, budget) {
      figures.push({ part, name, value, unit, budget });
      say(`${name} ${Number(value.toFixed(3))} ${unit}`);
    },
    afterPart: (end) => void endsOfPart.push(end),
    atEnd: (end) => void ends.push(end),
    begin(next) {
      part = next;
      console.log(`\n── ${part}`);
    },
    endPart: () => runAll(endsOfPart),
    async end() {
      await runAll(endsOfPart);
      await runAll(ends);
    },
  };
};
