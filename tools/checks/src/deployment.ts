import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { readSettings } from './settings/read-settings.ts';

const root = join(import.meta.dirname, '../../..');
const dockerfile = 'tools/deploy/Dockerfile';
const manifests = 'compose.yaml,tools/deploy/kubernetes/*.yaml';

/** Settings of third-party programs: the PostgreSQL image, the loader of Linux, jemalloc and Node. */
const ofOthers = /^(?:POSTGRES_(?:USER|DB|PASSWORD)|LD_PRELOAD|MALLOC_CONF|NODE_OPTIONS)$/;

/** All strings anywhere in a manifest. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
};

/** All objects anywhere in a manifest. */
const objectsIn = (value: unknown): Record<string, unknown>[] => {
  if (value === null || typeof value !== 'object') return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
};

const isSettingName = (text: unknown): text is string => typeof text === 'string' && /^[A-Z][A-Z0-9_]*$/.test(text);

/** Settings that a manifest passes to a program or reads from the environment. */
export const settingsInManifest = (manifest: unknown): string[] => {
  const objects = objectsIn(manifest);
  return [
    ...objects.flatMap(({ environment }) => (environment ? Object.keys(environment) : [])),
    ...objects.flatMap(({ name }) => (isSettingName(name) ? [name] : [])),
    ...objects.flatMap(({ literals }) =>
      Array.isArray(literals) ? textsIn(literals).map((text) => text.split('=')[0]!) : [],
    ),
    ...textsIn(manifest).flatMap((text) => [...text.matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name!)),
  ];
};

/** Files of the repository that a manifest runs or builds from. */
export const filesInManifest = (manifest: unknown): string[] =>
  textsIn(manifest).filter((text) => /^(?:apps|tools)\/\S+(?:\.m?[jt]s|Dockerfile)$/.test(text));

/** The settings, copied folders and executed files of a Dockerfile. */
export const readDockerfile = (text: string) => ({
  settings: [...text.matchAll(/^ENV (.+)$/gm)].flatMap(([, line]) =>
    [...line!.matchAll(/([A-Z][A-Z0-9_]*)=/g)].map(([, name]) => name!),
  ),
  files: [
    ...[...text.matchAll(/^COPY --from=build \/site\/(\S+)/gm)].map(([, path]) => path!),
    ...[...text.matchAll(/"((?:apps|tools)\/[^"]+)"/g)].map(([, path]) => path!),
  ],
});

/** The Dockerfile, compose.yaml and the Kubernetes manifests must name only settings and files that exist. */
export const checkDeployment = async (): Promise<boolean> => {
  const known = new Set((await readSettings()).map(({ name }) => name));
  // Nx reads these during the image build.
  for (const name of ['NX_DAEMON', 'NX_NO_CLOUD', 'NX_TUI']) known.add(name);
  const image = readDockerfile(readFileSync(join(root, dockerfile), 'utf8'));
  const documents = globSync(`{${manifests}}`, { cwd: root }).flatMap((path) =>
    parseAllDocuments(readFileSync(join(root, path), 'utf8'), { merge: true }).map((document) => ({
      path,
      errors: document.errors,
      manifest: document.toJS() as unknown,
    })),
  );
  const said = [
    { path: dockerfile, ...image },
    ...documents.map(({ path, manifest }) => ({
      path,
      settings: settingsInManifest(manifest),
      files: filesInManifest(manifest),
    })),
  ];
  const problems = [
    ...documents.flatMap(({ path, errors }) => errors.map(({ message }) => `${path}: ${message}`)),
    ...said.flatMap(({ path, settings }) =>
      settings
        .filter((name) => !known.has(name) && !ofOthers.test(name))
        .map((name) => `${path} sets ${name}, which no program reads`),
    ),
    ...said.flatMap(({ path, files }) =>
      files.filter((file) => !existsSync(join(root, file))).map((file) => `${path} names ${file}, which is not there`),
    ),
  ];
  for (const problem of problems) console.log(`deployment: ${problem}`);
  console.log(`deployment: ${said.length} files read, ${problems.length} problems`);
  return problems.length === 0;
};
