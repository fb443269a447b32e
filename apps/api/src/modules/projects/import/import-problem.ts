/** Why a row of an import, or the whole file, is refused, for the operator. Contains no value of the row. */
export class ImportProblem extends Error {
  /** The column that has to be corrected; null for the whole row. */
  readonly column: string | null;

  constructor(column: string | null, reason: string) {
    super(reason);
    this.column = column;
  }
}
