import { readFile, readdir } from 'node:fs/promises';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { members } from '../../db/schema.ts';
import { createTestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const folder = new URL('../../../migrations/', import.meta.url);

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('switches off the topics that were muted before there were channels, and no others', async () => {
  const name = (await readdir(folder)).find((file) => /^\d+_channels\.sql$/.test(file))!;
  const statements = (await readFile(new URL(name, folder), 'utf8')).split('--> statement-breakpoint');
  await createTestMember(server, { muted_notifications: ['lead_received', 'favourite_closed', 'asset_expiring'] });
  await createTestMember(server, { muted_notifications: ['asset_expiring'] });
  await createTestMember(server);

  await server.db.execute(sql.raw(statements.at(-1)!));

  const rows = await server.db.select({ choices: members.notification_choices }).from(members).orderBy(asc(members.id));
  const nothing = { bell: false, line: false, email: false };
  expect(rows.map(({ choices }) => choices)).toEqual([{ enquiries: nothing, favourites_closed: nothing }, {}, {}]);
});
