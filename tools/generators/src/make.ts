import { parseArgs } from 'node:util';
import { planEndpoint } from './endpoint.ts';
import { planFeature } from './feature.ts';
import { CannotMakeError, createPlan } from './plan.ts';
import { planUiComponent } from './ui-component.ts';

const help = `Makes what we write by hand, registered everywhere it has to be.

  npm run new -- feature <name> --th "<title>" --en "<title>"            a page for visitors at /<name>
  npm run new -- feature <name> --account --th "<title>" --en "<title>"  a page for members at /my-account/<name>
  npm run new -- endpoint <module> get-<what> <path>                     GET /api/v1<path>; for members where it begins with /member/
  npm run new -- ui-component <name>                                     a light component of ui-kit with its recipe

docs/guides says what comes next.`;

const readWords = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean' },
        account: { type: 'boolean' },
        th: { type: 'string' },
        en: { type: 'string' },
      },
    });
  } catch (error) {
    throw new CannotMakeError(`${(error as Error).message.split('. ')[0]}; see npm run new -- --help.`);
  }
};

/** Runs a generator in the workspace at `root`; resolves to what to say. Throws {@link CannotMakeError}, having written nothing. */
export const make = async (root: string, args: readonly string[]): Promise<string> => {
  const { values, positionals } = readWords(args);
  const [kind, ...words] = positionals;
  if (values.help || kind === undefined) return help;
  const plan = createPlan(root);
  const planned = (): string => {
    if (kind === 'feature') return planFeature(plan, words, values);
    if (kind === 'endpoint') return planEndpoint(plan, words);
    if (kind === 'ui-component') return planUiComponent(plan, words);
    throw new CannotMakeError(`There is no generator “${kind}”: feature, endpoint or ui-component.`);
  };
  const said = planned();
  const { created, changed } = await plan.write();
  return [...created.map((path) => `made     ${path}`), ...changed.map((path) => `changed  ${path}`), said].join('\n');
};
