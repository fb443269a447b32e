import { CannotMakeError } from './plan.ts';

/** One name as it is written in folders, values, components and sentences. */
export interface Name {
  /** `viewing-times` */
  kebab: string;
  /** `viewingTimes` */
  camel: string;
  /** `ViewingTimes` */
  pascal: string;
  /** `Viewing times` */
  sentence: string;
}

/** Words that cannot name a value in TypeScript, where a name of one word would be one. */
const reserved = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof interface let new null package return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

/** Reads a name of small letters, digits and hyphens. Throws {@link CannotMakeError}; `what` says whose name it is. */
export const readName = (what: string, text: string | undefined): Name => {
  if (!text) throw new CannotMakeError(`${what} needs a name; see npm run new -- --help.`);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(text) || text.length > 40)
    throw new CannotMakeError(
      `“${text}” cannot be the name of ${what}: small letters, digits and single hyphens, 40 characters at most.`,
    );
  if (reserved.has(text)) throw new CannotMakeError(`“${text}” cannot be the name of ${what}: TypeScript keeps it.`);
  const camel = text.replace(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase());
  const words = text.replaceAll('-', ' ');
  return {
    kebab: text,
    camel,
    pascal: camel[0]!.toUpperCase() + camel.slice(1),
    sentence: words[0]!.toUpperCase() + words.slice(1),
  };
};
