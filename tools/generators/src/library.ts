import { before, behindLast, inOrder } from './edits.ts';
import type { Plan } from './plan.ts';

export interface Library {
  scope: 'public' | 'account';
  /** `feature-market` */
  folder: string;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The five small files that make a folder a feature library. */
const addProject = (plan: Plan, { scope, folder }: Library) => {
  const path = `libs/${scope}/${folder}`;
  const project = `${scope}-${folder}`;
  plan.create(
    `${path}/package.json`,
    json({
      name: `@yoodee/${project}`,
      version: '0.0.0',
      private: true,
      type: 'module',
      sideEffects: ['*.css'],
      exports: { '.': './src/index.ts' },
    }),
  );
  plan.create(
    `${path}/project.json`,
    json({
      $schema: '../../../node_modules/nx/schemas/project-schema.json',
      name: project,
      projectType: 'library',
      sourceRoot: `${path}/src`,
      tags: [`scope:${scope}`, 'type:feature', 'platform:web'],
      targets: { typecheck: {} },
    }),
  );
  plan.create(
    `${path}/tsconfig.json`,
    json({
      extends: '../../../tsconfig.base.json',
      compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['vite/client'] },
      include: ['src/**/*', '*.config.ts'],
    }),
  );
  plan.create(
    `${path}/vitest.config.ts`,
    `import { messages } from '@yoodee/i18n/vite';
import { defineProject } from 'vitest/config';
import { components } from '../../../vitest.components.ts';

export default defineProject({
  plugins: [messages({ scope: '${scope}' }), components()],
  test: { name: '${project}' },
});
`,
  );
  plan.create(`${path}/eslint.config.mjs`, `export { default } from '../../../eslint.config.mjs';\n`);
};

/** npm's notes on a workspace: where it lies, and the link to it. */
const addToLockFile = (plan: Plan, { scope, folder }: Library) => {
  const path = `libs/${scope}/${folder}`;
  const name = `@yoodee/${scope}-${folder}`;
  plan.edit('package-lock.json', (text) =>
    inOrder(text, /^ {4}"(libs\/[^"]+)": \{$[^]*?^ {4}\},\n/gm, {
      key: path,
      added: `    "${path}": {\n      "name": "${name}",\n      "version": "0.0.0"\n    },\n`,
    }),
  );
  plan.edit('package-lock.json', (text) =>
    inOrder(text, /^ {4}"node_modules\/(@yoodee\/[^"]+)": \{$[^]*?^ {4}\},\n/gm, {
      key: name,
      added: `    "node_modules/${name}": {\n      "resolved": "${path}",\n      "link": true\n    },\n`,
    }),
  );
  plan.link(name, path);
};

/** Who reviews it, and the two places that show all libraries. */
const addToMaps = (plan: Plan, { scope, folder }: Library) => {
  const path = `/libs/${scope}/${folder}/`;
  plan.edit('.github/CODEOWNERS', (text) =>
    inOrder(text, new RegExp(`^(/libs/${scope}/\\S+) +@.*\\n`, 'gm'), {
      key: path,
      added: `${path.padEnd(43)} @yoodee/${scope}\n`,
    }),
  );
  plan.edit('CONTRIBUTING.md', (text) =>
    behindLast(text, new RegExp(`^ {2}${scope}/ .*\\bfeature-[a-z-]+`, 'gm'), ` ${folder}`),
  );
  plan.edit('docs/pictures/architecture.svg', (text) =>
    behindLast(
      text,
      new RegExp(
        `>libs/${scope}</text>\\n(?: *<text class="note"[^<]*</text>\\n)*? *<text class="note"[^<]*(?=</text>\\n\\n)`,
        'g',
      ),
      ` · ${folder.replace(/^feature-/, '')}`,
    ),
  );
};

/** A feature library that npm, Nx, reviewers and the maps of the repository know. */
export const addLibrary = (plan: Plan, library: Library) => {
  addProject(plan, library);
  addToLockFile(plan, library);
  addToMaps(plan, library);
};

/** The page's part of the site's shared tables: its path, and the frame around it. */
export const addPath = (
  plan: Plan,
  { name, path, layout, hrefBefore }: { name: string; path: string; layout: string; hrefBefore: RegExp },
) => {
  plan.edit('libs/shared/site/src/lib/hrefs.ts', (text) => before(text, hrefBefore, `    ${name}: to('${path}'),\n`));
  plan.edit('libs/shared/layouts/src/lib/layouts/route-layouts.ts', (text) =>
    before(text, /^\} as const satisfies/m, `  '${path}': '${layout}',\n`),
  );
};
