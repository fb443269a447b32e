/** What is wrong in which content file; the message is for whoever wrote it. */
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
