import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../src/programs.ts';

interface Instruction {
  name: string;
  rest: string;
}

/** The instructions of each stage of our Dockerfile. It has no continued lines. */
const readStages = (): Instruction[][] => {
  const stages: Instruction[][] = [];
  for (const line of readFileSync(join(root, 'tools/deploy/Dockerfile'), 'utf8').split('\n')) {
    const [, name, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push([]);
    if (name && name !== 'FROM') stages.at(-1)!.push({ name, rest: rest! });
  }
  return stages;
};

const shell = (command: string, folder: string, input?: Buffer) =>
  execFileSync('sh', ['-c', command], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(input && { input }),
    maxBuffer: 2 ** 28,
  });

/** Hard-links the files that `COPY . .` copies after the builds, without those that the Dockerfile ignores. */
const copyBuiltSite = (site: string) => {
  const notIgnored = String.raw`grep -zvE '(^|/)(node_modules|\.react-router|\.env)(/|$)|^apps/e2e/'`;
  const files = shell(
    `git ls-files -z --cached --others -- package.json package-lock.json .npmrc apps libs tools | ${notIgnored}`,
    root,
  );
  shell(`xargs -0 cp -a --link --parents --target-directory='${site}'`, root, files);
  shell(`cp -a --link node_modules '${site}/node_modules'`, root);
  // npm writes these in place.
  for (const file of ['package.json', 'package-lock.json', 'node_modules/.package-lock.json']) {
    rmSync(join(site, file));
    cpSync(join(root, file), join(site, file));
  }
};

/** Whether this checkout has already run a step of the Dockerfile: the installation or the builds. */
const isDone = (command: string) => command.startsWith('npm ci ') || command.includes('nx run-many -t build');

const parseWords = (text: string) => JSON.parse(text) as string[];

/** The image as its Dockerfile describes it. */
export interface Image {
  /** Its file tree, without Node and the libraries of Debian. */
  root: string;
  env: Record<string, string>;
  /** Name of the user that programs run as. */
  user: string;
  workFolder: string;
  volume: string;
  entry: readonly string[];
  remove(): void;
}

/** Makes the file tree of the image from the packages and builds of this checkout, by the steps of the Dockerfile. */
export const buildImage = (): Image => {
  const [build, final] = readStages() as [Instruction[], Instruction[]];
  // Links need the same file system as the checkout.
  const folder = mkdtempSync(join(tmpdir(), 'yoodee-image-'));
  const [built, image] = [join(folder, 'build'), join(folder, 'image')];
  const restOf = (name: string) => final.filter((one) => one.name === name).map(({ rest }) => rest);
  mkdirSync(built);
  copyBuiltSite(built);
  for (const { name, rest } of build) if (name === 'RUN' && !isDone(rest)) shell(rest, built);

  const [workFolder = '/'] = restOf('WORKDIR');
  for (const copied of restOf('COPY')) {
    const [, from, to] = /^--from=build \/site\/(\S+) (\S+)$/.exec(copied) ?? [];
    if (!from || !to) throw new Error(`The test of the image does not know COPY ${copied}`);
    const target = join(image, workFolder, to === './' ? from : to);
    mkdirSync(dirname(target), { recursive: true });
    shell(`cp -a --link '${from}' '${target}'`, built);
  }
  rmSync(built, { recursive: true });
  return {
    root: image,
    env: Object.fromEntries(
      // A value may contain another equals sign.
      restOf('ENV').flatMap((line) => [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name!, value!])),
    ),
    user: restOf('USER')[0]!,
    workFolder,
    volume: restOf('VOLUME')[0]!,
    entry: parseWords(restOf('ENTRYPOINT')[0]!),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
