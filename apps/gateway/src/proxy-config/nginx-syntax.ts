const indent = (lines: readonly string[]) => lines.map((line) => (line === '' ? '' : `    ${line}`));

export const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indent(lines), '}'];

/** Locations for a prefix and the paths below it: `/img` does not match `/images`. */
export const locations = (prefix: string, lines: readonly string[]) => [
  ...block(`location = ${prefix}`, lines),
  ...block(`location ^~ ${prefix}/`, lines),
];

/** A string in single quotes, in which nginx treats only these two characters specially. */
export const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
