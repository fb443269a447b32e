/** Things compared with each other, by name: each call measures once. */
export type Contenders<Name extends string, Measured> = Record<Name, () => Promise<Measured>>;

/**
 * Measures every contender once a round, one after the other, so that whatever else the machine does meets all of them
 * alike. Each round begins with the next one. Resolves to each contender's measurements by round.
 */
export const interleave = async <Name extends string, Measured>(
  contenders: Contenders<Name, Measured>,
  rounds: number,
): Promise<Record<Name, Measured[]>> => {
  const names = Object.keys(contenders) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, [] as Measured[]])) as Record<Name, Measured[]>;
  for (let round = 0; round < rounds; round++)
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length]!;
      measured[name].push(await contenders[name]());
    }
  return measured;
};
