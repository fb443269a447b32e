import { join } from 'node:path';
import { formatFiles, generateFiles, names, type Tree } from '@nx/devkit';
import { edit, ensureNew } from '../edit.ts';
import { addEntry, addStatement, hasString } from '../source-edits.ts';

export interface EndpointOptions {
  module: string;
  name: string;
  path: string;
}

const contracts = 'libs/shared/api-contract/src/lib';

const ensurePathIsNew = (tree: Tree, path: string) => {
  const files = tree.children(contracts).filter((file) => file.endsWith('.contract.ts'));
  if (files.some((file) => hasString(tree.read(`${contracts}/${file}`, 'utf8')!, path)))
    throw new Error(`${path} is the path of another endpoint.`);
};

/** Adds the routes to their module; a module that does not exist yet is created and listed. */
const register = (tree: Tree, module: string, subject: string) => {
  const folder = `apps/api/src/modules/${module}`;
  const file = `${folder}/${module}.module.ts`;
  const routes = `${names(subject).propertyName}Routes`;
  if (!tree.exists(file)) {
    const moduleName = `${names(module).propertyName}Module`;
    generateFiles(tree, join(import.meta.dirname, 'module'), folder, { module, moduleName, routes, subject, tmpl: '' });
    edit(tree, 'apps/api/src/modules.ts', (text) =>
      addEntry(
        addStatement(text, `import { ${moduleName} } from './modules/${module}/${module}.module.ts';`),
        'modules',
        moduleName,
      ),
    );
    return;
  }
  edit(tree, file, (text) =>
    addEntry(addStatement(text, `import { ${routes} } from './${subject}.routes.ts';`), 'routes', routes),
  );
};

/** An endpoint that reads, from its contract to a test on a real database. Nx calls it; see schema.json. */
export default async (tree: Tree, { module, name, path }: EndpointOptions) => {
  const subject = name.slice('get-'.length);
  const folder = `apps/api/src/modules/${module}`;
  ensureNew(tree, `${contracts}/${subject}.contract.ts`, `${folder}/${subject}.routes.ts`);
  ensurePathIsNew(tree, path);
  const words = subject.replaceAll('-', ' ');
  const template = {
    subject,
    path,
    isMembers: path.startsWith('/member/'),
    endpoint: names(name).propertyName,
    className: names(subject).className,
    routes: `${names(subject).propertyName}Routes`,
    words,
    sentence: words[0]!.toUpperCase() + words.slice(1),
    tmpl: '',
  };
  generateFiles(tree, join(import.meta.dirname, 'contract'), contracts, template);
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, template);
  register(tree, module, subject);
  await formatFiles(tree);
};
