import { createReadStream } from 'node:fs';
import * as z from 'zod/mini';

/** The file cannot be used. The message is for the operator. */
export class GeoFileProblem extends Error {}

/** Characters of one feature: a subdistrict with many islands has some hundred thousand. */
const longestLine = 8 * 2 ** 20;

/** Begins a line of a text sequence. */
const recordSeparator = '\u001e';

const Line = z.object({
  type: z.literal('Feature'),
  geometry: z.object({ type: z.string(), coordinates: z.array(z.unknown()) }),
  properties: z.nullable(z.record(z.string(), z.unknown())),
});

/** A GeoJSON feature (RFC 7946) whose coordinates are not checked yet. */
export type GeoFeature = z.infer<typeof Line>;

const parseLine = (line: string): GeoFeature | null => {
  try {
    return Line.safeParse(JSON.parse(line)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/**
 * The features of a file with one GeoJSON feature in each line, with or without record separators (GeoJSON text
 * sequence, RFC 8142); null for a line that is none. One line is in memory at a time. Throws {@link GeoFileProblem} for a
 * line that is too long, as a FeatureCollection is.
 */
export async function* readFeatures(path: string): AsyncGenerator<GeoFeature | null> {
  const lineOf = (text: string) => (text.startsWith(recordSeparator) ? text.slice(1) : text).trim();
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    if (rest.length > longestLine)
      throw new GeoFileProblem('a line is longer than 8 MB; write one GeoJSON feature in each line (GeoJSONSeq)');
    for (const line of lines.map(lineOf)) if (line !== '') yield parseLine(line);
  }
  if (lineOf(rest) !== '') yield parseLine(lineOf(rest));
}
