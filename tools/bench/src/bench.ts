import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Budget, Figure } from './figures.ts';

export interface BenchOptions {
  /** First of ten ports on loopback. */
  port: number;
  /** How often contenders are measured; other samples grow with it. */
  rounds: number;
  /** Assets on PostgreSQL that are made one by one; the others are copies of these. */
  made: number;
  /** Also a million assets on PostgreSQL. */
  million: boolean;
}

/** One run: what its parts share, and what must be gone at its end. */
export interface Bench {
  options: BenchOptions;
  /** A folder of the run's own. */
  folder: string;
  figures: readonly Figure[];
  /** Says what is going on. */
  say(sentence: string): void;
  /** Takes down a figure of the part under way and says it. */
  report(name: string, value: number, unit: string, budget?: Budget): void;
  /** Something that the part under way started and that ends with it, what was started last first. */
  afterPart(end: () => unknown): void;
  /** The same for what later parts use as well. */
  atEnd(end: () => unknown): void;
  /** Names the part that reports from now on. */
  begin(part: string): void;
  endPart(): Promise<void>;
  /** Ends and removes everything; again does nothing. */
  end(): Promise<void>;
}

const runAll = async (ends: (() => unknown)[]) => {
  for (let end = ends.pop(); end; end = ends.pop()) await end();
};

export const createBench = (options: BenchOptions): Bench => {
  const folder = mkdtempSync(join(tmpdir(), 'yoodee-bench-'));
  const figures: Figure[] = [];
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
