/** A text query in PostgreSQL's `to_tsquery` language: and, or, adjacent words, a prefix. */
export type TextQuery =
  { all: readonly TextQuery[] } | { any: readonly TextQuery[] } | { phrase: readonly string[]; isPrefix: boolean };

const symbol = /'([^']*)'|<->|:\*|[&|()]/g;

const group = (kind: 'all' | 'any', parts: readonly TextQuery[]): TextQuery =>
  parts.length === 1 ? parts[0]! : kind === 'all' ? { all: parts } : { any: parts };

/**
 * Parses the part of the language that `toSearchExpression` produces: quoted words, `<->` between words, `:*` after the
 * last, `&`, `|` and parentheses. Throws SyntaxError for anything else, which is a bug.
 */
export const parseTextQuery = (expression: string): TextQuery => {
  const symbols = [...expression.matchAll(symbol)];
  let next = 0;

  const peek = () => symbols[next]?.[0];
  const take = (expected: string): boolean => {
    if (peek() !== expected) return false;
    next++;
    return true;
  };
  const fail = (): never => {
    throw new SyntaxError(`Cannot read text query at ${peek() ?? 'its end'}: ${expression}`);
  };

  const word = (): string => {
    const quoted = symbols[next++]?.[1];
    return quoted ?? fail();
  };
  const phrase = (): TextQuery => {
    const words = [word()];
    while (take('<->')) words.push(word());
    return { phrase: words, isPrefix: take(':*') };
  };
  const one = (): TextQuery => {
    if (!take('(')) return phrase();
    const inner = any();
    return take(')') ? inner : fail();
  };
  const all = (): TextQuery => {
    const parts = [one()];
    while (take('&')) parts.push(one());
    return group('all', parts);
  };
  const any = (): TextQuery => {
    const parts = [all()];
    while (take('|')) parts.push(all());
    return group('any', parts);
  };

  const query = any();
  return next === symbols.length ? query : fail();
};
