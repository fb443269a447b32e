import { normaliseText } from '../normalise-text.ts';
import { segmentWords } from '../segment-words.ts';

/** Text between two spaces, and the position of its normalised letters in the squashed text. */
export interface Stretch {
  /** As it was typed. */
  readonly typed: string;
  readonly from: number;
  readonly to: number;
}

/** A text in the form in which phrases are looked up: normalised and without spaces. */
export interface Squashed {
  readonly text: string;
  readonly stretches: readonly Stretch[];
  /** Positions where a word may start or end, including the length of the text. */
  readonly edges: ReadonlySet<number>;
  /** Positions before which a space was typed. */
  readonly gaps: ReadonlySet<number>;
}

const runs = /[\u0e01-\u0e3a\u0e40-\u0e4e]+|[a-z\u00df-\u024f]+|\d+|./gsu;
const isThai = (run: string) => /^[\u0e01-\u0e4e]/.test(run);

/** Removes apostrophes and hyphens inside a romanised name (Thong-lo) and converts all other dashes to hyphens. */
const plain = (stretch: string): string =>
  normaliseText(stretch)
    .replace(/[–—−‒]/g, '-')
    .replace(/(?<=[a-z])['’-](?=[a-z])/g, '')
    .replace(/\s/g, '');

/** The squashed form of a phrase. */
export const keyOf = (phrase: string): string => plain(phrase);

export const squash = (typed: string): Squashed => {
  const stretches: Stretch[] = [];
  const edges = new Set<number>([0]);
  const gaps = new Set<number>();
  let text = '';
  for (const stretch of typed.match(/\S+/g) ?? []) {
    const from = text.length;
    gaps.add(from);
    for (const [run] of plain(stretch).matchAll(runs)) {
      const words = isThai(run) ? segmentWords(run) : [run];
      // The segmenter drops marks without a base letter; the run then stays one word.
      for (const word of words.join('') === run ? words : [run]) {
        text += word;
        edges.add(text.length);
      }
    }
    stretches.push({ typed: stretch, from, to: text.length });
  }
  return { text, stretches, edges, gaps };
};
