/** An error in a content file; the message is for its author. */
export class ContentError extends Error {
  /** Below `content/`, e.g. `news/new-line/meta.yaml`. */
  readonly file: string;
  readonly field: string | null;

  constructor(file: string, field: string | null, problem: string) {
    super(`${file}${field === null ? '' : `, ${field}`}: ${problem}`);
    this.file = file;
    this.field = field;
  }
}
