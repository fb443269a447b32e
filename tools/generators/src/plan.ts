import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** A reason to make nothing, said in one sentence to whoever ran the command. */
export class CannotMakeError extends Error {}

/** npm writes it in a way of its own. */
const isFormatted = (path: string) => /\.(?:ts|tsx|mjs|json|css|md)$/.test(path) && path !== 'package-lock.json';

/**
 * What a generator is going to do to the workspace at `root`. Everything is worked out in memory first, so that a
 * generator that throws leaves no trace; paths are relative to the root.
 */
export const createPlan = (root: string) => {
  const texts = new Map<string, string>();
  const links = new Map<string, string>();
  const created: string[] = [];
  const textOf = (path: string) => texts.get(path) ?? readFileSync(join(root, path), 'utf8');

  return {
    /** Whether a file that matches the pattern says this. */
    says: (pattern: string, words: RegExp): boolean =>
      globSync(pattern, { cwd: root }).some((path) => words.test(textOf(path))),

    /** A new file. Throws {@link CannotMakeError} where there is one. */
    create(path: string, text: string) {
      if (existsSync(join(root, path))) throw new CannotMakeError(`${path} is there already.`);
      texts.set(path, text);
      created.push(path);
    },

    /** Changes a file that is there; edits of the same file add up. */
    edit(path: string, change: (text: string) => string) {
      try {
        texts.set(path, change(textOf(path)));
      } catch (error) {
        if (error instanceof CannotMakeError) throw new CannotMakeError(`${path}: ${error.message}`);
        throw error;
      }
    },

    /** Makes a package known to Node before npm has seen it. */
    link(name: string, folder: string) {
      links.set(`node_modules/${name}`, folder);
    },

    /** Writes everything, formatted. Resolves to the paths: those made, and those that were changed. */
    async write() {
      const formatted = await Promise.all(
        [...texts].map(async ([path, text]): Promise<[string, string]> => {
          const file = join(root, path);
          return [
            file,
            isFormatted(path) ? await format(text, { ...(await resolveConfig(file)), filepath: file }) : text,
          ];
        }),
      );
      for (const [file, text] of formatted) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      for (const [path, folder] of links) {
        const link = join(root, path);
        if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, folder)), link, 'junction');
      }
      return { created, changed: [...texts.keys()].filter((path) => !created.includes(path)) };
    },
  };
};

export type Plan = ReturnType<typeof createPlan>;
