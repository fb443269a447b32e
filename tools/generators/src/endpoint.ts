import { before, inOrder } from './edits.ts';
import { readName, type Name } from './names.ts';
import { CannotMakeError, type Plan } from './plan.ts';

const contractFolder = 'libs/shared/api-contract/src';

interface EndpointNames {
  /** Folder below `apps/api/src/modules`. */
  module: Name;
  /** `getViewingTimes` */
  endpoint: Name;
  /** What is got: `viewing-times`, by which the files are called. */
  subject: Name;
  path: string;
  isMembers: boolean;
}

const contract = ({ endpoint, subject, path, isMembers }: EndpointNames) => `import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant } from './fields.ts';

export const ${endpoint.camel} = endpoint({
  method: 'GET',
  path: '${path}',
  summary: '${subject.sentence}',
  tag: '${isMembers ? 'member' : 'content'}',
  access: '${isMembers ? 'member' : 'public'}',
  response: z.object({
    /** What is said holds for this moment, by the database's clock. */
    as_of: Instant,
  }),
  problems: [],
});
`;

const queries = ({ subject }: EndpointNames) => `import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

/** Reads of ${subject.sentence.toLowerCase()}. */
export const create${subject.pascal}Queries = (db: Db) => ({
  /** The moment that a reading begun now is true for, ISO 8601. */
  async asOf(): Promise<string> {
    const { rows } = await db.execute<{ at: Date | string }>(sql\`select now() as at\`);
    return new Date(rows[0]!.at).toISOString();
  },
});
`;

const routes = ({ endpoint, subject }: EndpointNames) => `import type { FastifyInstance } from 'fastify';
import { ${endpoint.camel} } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { create${subject.pascal}Queries } from './${subject.kebab}.queries.ts';

/** ${subject.sentence}. */
export const ${subject.camel}Routes = (app: FastifyInstance, { db }: { db: Db }) => {
  const ${subject.camel} = create${subject.pascal}Queries(db);

  route(app, ${endpoint.camel}, async () => ({ as_of: await ${subject.camel}.asOf() }));
};
`;

const test = ({
  endpoint,
  path,
  isMembers,
}: EndpointNames) => `import { afterAll, beforeAll, expect, it } from 'vitest';
import { ${endpoint.camel} } from '@yoodee/api-contract';
${isMembers ? `import { createTestMember } from '../../testing/test-member.ts';\n` : ''}import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const get = (headers: Record<string, string> = {}) => server.app.inject({ url: '/api/v1${path}', headers });

it('answers as the contract says', async () => {
  const reply = await get(${isMembers ? '(await createTestMember(server)).headers' : ''});

  expect(reply.statusCode).toBe(200);
  expect(${endpoint.camel}.response.parse(reply.json().data)).toEqual({ as_of: expect.any(String) });
});
${
  isMembers
    ? `
it('asks strangers to sign in', async () => {
  const reply = await get();

  expect([reply.statusCode, reply.json().code]).toEqual([401, 'signed_out']);
});
`
    : ''
}`;

const readPath = (text: string | undefined): string => {
  if (!text) throw new CannotMakeError('An endpoint needs a path below /api/v1; see npm run new -- --help.');
  if (!/^(?:\/[a-z][a-z0-9-]*)+$/.test(text))
    throw new CannotMakeError(`“${text}” is no path: /small-letters/and-hyphens; parameters are added by hand.`);
  return text;
};

const readNames = ([moduleText, nameText, pathText]: readonly string[]): EndpointNames => {
  const module = readName('a module', moduleText);
  const endpoint = readName('an endpoint', nameText);
  if (!/^get-./.test(endpoint.kebab))
    throw new CannotMakeError(
      `“${endpoint.kebab}” does not begin with get-: what is made reads; writing is added by hand.`,
    );
  const path = readPath(pathText);
  return {
    module,
    endpoint,
    subject: readName('what is got', endpoint.kebab.slice('get-'.length)),
    path,
    isMembers: path.startsWith('/member/'),
  };
};

const register = (plan: Plan, { module, endpoint, subject }: EndpointNames) => {
  plan.edit(`${contractFolder}/index.ts`, (text) =>
    inOrder(text, /^export \{[^}]*\} from '\.\/lib\/([^']+)';\n/gm, {
      key: `${subject.kebab}.contract.ts`,
      added: `export { ${endpoint.camel} } from './lib/${subject.kebab}.contract.ts';\n`,
    }),
  );
  const file = `${module.kebab}/${subject.kebab}.routes.ts`;
  plan.edit('apps/api/src/server.ts', (text) =>
    before(
      inOrder(text, /^import \{[^}]*\} from '\.\/modules\/([^']+)';\n/gm, {
        key: file,
        added: `import { ${subject.camel}Routes } from './modules/${file}';\n`,
      }),
      /^ {4}\},\n {4}\{ prefix: '\/api\/v1' \},/m,
      `      ${subject.camel}Routes(v1, { db });\n`,
    ),
  );
};

/** An endpoint that reads, from its declaration to a test on a real database. Throws {@link CannotMakeError}. */
export const planEndpoint = (plan: Plan, words: readonly string[]) => {
  const names = readNames(words);
  const { module, subject, path, isMembers } = names;
  const folder = `apps/api/src/modules/${module.kebab}`;
  if (plan.says(`${contractFolder}/lib/*.contract.ts`, new RegExp(`path: '${path}'`)))
    throw new CannotMakeError(`${path} is the path of an endpoint already.`);
  plan.create(`${contractFolder}/lib/${subject.kebab}.contract.ts`, contract(names));
  plan.create(`${folder}/${subject.kebab}.queries.ts`, queries(names));
  plan.create(`${folder}/${subject.kebab}.routes.ts`, routes(names));
  plan.create(`${folder}/${subject.kebab}.routes.test.ts`, test(names));
  register(plan, names);
  return `GET /api/v1${path} answers ${isMembers ? 'members' : 'everybody'}.`;
};
