/** Whether a part of an expression matches, and at which word positions. */
interface Match {
  readonly found: boolean;
  readonly at: ReadonlySet<number>;
}

/**
 * Whether words, in order, match an expression by PostgreSQL's rules.
 *
 * @throws if PostgreSQL would reject the expression.
 */
export const matchesExpression = (expression: string, words: readonly string[]): boolean => {
  const symbols = expression.match(/'[\p{L}\p{M}\p{Nd}]+'(?::\*)?|<->|[&|()]|\S/gu) ?? [];
  let next = 0;
  const take = (symbol: string) => symbols[next] === symbol && ++next > 0;

  const lexeme = (): Match => {
    const [, text, star] = /^'(.+)'(:\*)?$/u.exec(symbols[next++] ?? '') ?? [];
    if (!text) throw new Error(`no word at ${next} of ${expression}`);
    const hits = words.flatMap((word, index) => ((star ? word.startsWith(text) : word === text) ? [index] : []));
    return { found: hits.length > 0, at: new Set(hits) };
  };

  const group = (): Match => {
    if (!take('(')) return lexeme();
    const inner = either();
    if (!take(')')) throw new Error(`no ) at ${next} of ${expression}`);
    return inner;
  };

  const phrase = (): Match => {
    let left = group();
    while (take('<->')) {
      const right = group();
      const at = new Set([...right.at].filter((position) => left.at.has(position - 1)));
      left = { found: at.size > 0, at };
    }
    return left;
  };

  const both = (): Match => {
    let left = phrase();
    while (take('&')) {
      const right = phrase();
      left = { found: left.found && right.found, at: new Set() };
    }
    return left;
  };

  const either = (): Match => {
    let left = both();
    while (take('|')) {
      const right = both();
      left = { found: left.found || right.found, at: new Set([...left.at, ...right.at]) };
    }
    return left;
  };

  const { found } = either();
  if (next < symbols.length) throw new Error(`left over at ${next} of ${expression}`);
  return found;
};
