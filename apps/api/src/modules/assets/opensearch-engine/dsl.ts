/** A part of a request in OpenSearch's query language. */
export type Dsl = Readonly<Record<string, unknown>>;

export const allOf = (parts: readonly Dsl[]): Dsl => ({ bool: { filter: parts } });

export const anyOf = (parts: readonly Dsl[]): Dsl => ({ bool: { should: parts, minimum_should_match: 1 } });
