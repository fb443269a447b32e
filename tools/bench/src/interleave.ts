/** Contenders by name. Each call measures once. */
export type Contenders<Name extends string, Measured> = Record<Name, () => Promise<Measured>>;

/**
 * Measures every contender once per round, so that other load on the machine affects all of them equally. Each round
 * starts with the next contender. Resolves to the measurements of each contender by round.
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
