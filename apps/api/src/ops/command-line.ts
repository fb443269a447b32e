import { parseArgs } from 'node:util';
import { OperationError } from './operation.ts';

/** A command: an operation on an open database, or `restore`. */
export interface Command {
  name: string;
  summary: string;
  input: Record<string, unknown>;
  kind: 'look' | 'change' | 'work';
}

export type ReadCommand =
  { help: string } | { name: string; values: Record<string, string>; note: string | null; isDryRun: boolean };

const usageOf = ({ name, input }: Command) => [name, ...Object.keys(input).map((field) => `<${field}>`)].join(' ');

const options = [
  ['--dry-run', 'Say what would happen and change nothing.'],
  ['--note "<text>"', 'Your own words, kept with the operation.'],
  ['--help', 'Say what an operation takes.'],
] as const;

const columns = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

const helpOf = (commands: readonly Command[]) => `Usage: npm run ops -- <operation> [values] [options]

Operations
${columns(commands.map((command) => [usageOf(command), command.summary] as const))}

Options
${columns(options)}

Works beside a running site and on a stopped one. Who did it is OPS_ACTOR, else the user of this machine.`;

const helpOn = (command: Command) => `Usage: npm run ops -- ${usageOf(command)}

${command.summary}${command.kind === 'look' ? '' : `\n\nOptions\n${columns(options)}`}`;

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, 'dry-run': { type: 'boolean' }, note: { type: 'string' } },
    });
  } catch (error) {
    throw new OperationError((error as Error).message);
  }
};

/** Parses the arguments after `npm run ops --`. Throws `OperationError` for invalid ones. */
export const readCommandLine = (args: readonly string[], commands: readonly Command[]): ReadCommand => {
  const { values: given, positionals } = parse(args);
  const command = commands.find(({ name }) => `${positionals.join(' ')} `.startsWith(`${name} `));
  if (!command) {
    if (positionals.length === 0) return { help: helpOf(commands) };
    throw new OperationError(`There is no operation "${positionals.join(' ')}". See npm run ops -- --help`);
  }
  if (given.help) return { help: helpOn(command) };
  const typed = positionals.slice(command.name.split(' ').length);
  const fields = Object.keys(command.input);
  if (typed.length !== fields.length) throw new OperationError(`Usage: npm run ops -- ${usageOf(command)}`);
  return {
    name: command.name,
    values: Object.fromEntries(fields.map((field, index) => [field, typed[index]!])),
    note: given.note ?? null,
    isDryRun: given['dry-run'] ?? false,
  };
};
