import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportProblem } from './import-problem.ts';
import { assertColumns, type RowTexts } from './import-row.ts';

/** A row, or why it cannot be read. `line` is where it begins in the file; in an array of JSON its number. */
export type FileRow = { line: number; texts: RowTexts } | { line: number; problem: ImportProblem };

/** Bytes of a row, and of a file that is read whole. */
const [longestRow, longestArray] = [64 * 1024, 20 * 1024 * 1024];

/**
 * The file as text, with plain line breaks. Fails for anything but UTF-8, so that names of another encoding are never
 * stored.
 */
async function* openText(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let held = '';
  for await (const bytes of createReadStream(file)) {
    const text = held + decoder.decode(bytes as Buffer, { stream: true });
    // A line feed may begin the next part.
    held = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - held.length).replaceAll('\r\n', '\n');
  }
  yield held + decoder.decode();
}

const cellText = (column: string, value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((one) => cellText(column, one)).join('|');
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new ImportProblem(column, 'is neither a text nor a number');
};

/** Keys of a JSON object are columns. */
const rowOf = (line: number, value: unknown): FileRow => {
  try {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new ImportProblem(null, 'is not an object');
    assertColumns(Object.keys(value));
    return {
      line,
      texts: Object.fromEntries(Object.entries(value).map(([column, one]) => [column, cellText(column, one)])),
    };
  } catch (error) {
    if (error instanceof ImportProblem) return { line, problem: error };
    throw error;
  }
};

const isBlank = (texts: RowTexts) => Object.values(texts).every((text) => !text?.trim());

const breaksIn = (texts: RowTexts) => Object.values(texts).join('').split('\n').length - 1;

const csvWords: Partial<Record<string, string>> = {
  CSV_RECORD_INCONSISTENT_COLUMNS: 'has not as many cells as the first row',
  CSV_MAX_RECORD_SIZE: `is longer than ${longestRow / 1024} kB, or a quote is not closed`,
  CSV_QUOTE_NOT_CLOSED: 'a quote is not closed',
  CSV_INVALID_CLOSING_QUOTE: 'has letters after a closing quote',
  INVALID_OPENING_QUOTE: 'has a quote inside a cell without quotes',
};

const csvProblem = ({ code }: CsvError) => new ImportProblem(null, csvWords[code] ?? 'is not CSV');

async function* readCsv(file: string): AsyncGenerator<FileRow> {
  const skipped: FileRow[] = [];
  const parser = parse({
    // The header may be in either case.
    columns(header: string[]) {
      const columns = header.map((column) => column.trim().toLowerCase());
      assertColumns(columns);
      return columns;
    },
    info: true,
    max_record_size: longestRow,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error) skipped.push({ line: error.lines as number, problem: csvProblem(error) });
    },
  });
  const text = Readable.from(openText(file));
  text.once('error', (error) => parser.destroy(error));
  text.pipe(parser);
  for await (const { record, info } of parser as AsyncIterable<{ record: RowTexts; info: { lines: number } }>) {
    yield* skipped.splice(0);
    // The line of `info` is the last one of a row.
    if (!isBlank(record)) yield { line: info.lines - breaksIn(record), texts: record };
  }
  yield* skipped;
}

const lineOf = (line: number, text: string): FileRow => {
  if (text.length > longestRow)
    return { line, problem: new ImportProblem(null, `is longer than ${longestRow / 1024} kB`) };
  try {
    return rowOf(line, JSON.parse(text));
  } catch {
    return { line, problem: new ImportProblem(null, 'is not JSON') };
  }
};

async function* readLines(file: string): AsyncGenerator<FileRow> {
  let line = 1;
  let rest = '';
  for await (const part of openText(file)) {
    const texts = (rest + part).split('\n');
    // What is beyond the limit of a row is refused with it, and not held.
    rest = texts.pop()!.slice(0, longestRow + 1);
    for (const text of texts) {
      if (text.trim() !== '') yield lineOf(line, text);
      line += 1;
    }
  }
  if (rest.trim() !== '') yield lineOf(line, rest);
}

async function* readArray(file: string): AsyncGenerator<FileRow> {
  if ((await stat(file)).size > longestArray)
    throw new ImportProblem(null, 'A JSON array may have 20 MB. Write one object per line into a .jsonl file.');
  let whole = '';
  for await (const part of openText(file)) whole += part as string;
  let rows: unknown;
  try {
    rows = JSON.parse(whole);
  } catch {
    throw new ImportProblem(null, 'The file is not JSON.');
  }
  if (!Array.isArray(rows)) throw new ImportProblem(null, 'The file is not an array of objects.');
  for (const [at, value] of rows.entries()) yield rowOf(at + 1, value);
}

const readers = { '.csv': readCsv, '.jsonl': readLines, '.json': readArray };

const fileReason = (error: unknown): string | null => {
  if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return 'The file is not UTF-8. Save it as “CSV UTF-8”.';
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'There is no such file.';
  if (code === 'EISDIR' || code === 'EACCES') return 'The file cannot be read.';
  return error instanceof CsvError ? `The file is not CSV: ${csvProblem(error).message}.` : null;
};

/**
 * The rows of a `.csv`, `.jsonl` or `.json` file, one after the other; only an array of JSON is held whole. Throws
 * `ImportProblem` for a file that cannot be read to its end.
 */
export async function* readImportFile(file: string): AsyncGenerator<FileRow> {
  const read = readers[extname(file).toLowerCase() as keyof typeof readers];
  try {
    yield* read(file);
  } catch (error) {
    const reason = fileReason(error);
    throw reason === null ? error : new ImportProblem(null, reason);
  }
}
