import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { createApi } from '../src/api.ts';
import { createDraft } from '../src/listing.ts';
import type { Member } from '../src/member.ts';
import { root } from '../src/programs.ts';
import { openDatabaseServers, type DatabaseServers } from './database-servers.ts';
import { startOneMachine } from './one-machine.ts';

/** The command that the guide names. */
const restore = readFileSync(join(root, 'tools/deploy/postgres/restore-to-time.sh'), 'utf8');

let servers: DatabaseServers;

test.beforeAll(() => {
  servers = openDatabaseServers();
});

test.afterAll(() => servers?.close());

const restoreTo = (...args: string[]) => servers.run('sh', '-c', restore, 'restore-to-time', ...args);

test('F32 a database is restored to a moment before rows were deleted', async () => {
  const archive = join(servers.folder, 'wal');
  const base = join(servers.folder, 'base');
  const restored = join(servers.folder, 'restored');
  await servers.run('mkdir', archive);
  const primary = await servers.startPrimary({
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  });
  const site = await startOneMachine({ DATABASE_URL: primary.url });
  const [member] = (await site.signUpMembers(1)) as [Member];
  const beforeBackup = await createDraft(member.api, { road: 'ก่อนสำรอง' });
  await servers.run('pg_basebackup', '-d', primary.url, '-D', base, '--checkpoint=fast');
  const afterBackup = await createDraft(member.api, { road: 'หลังสำรอง' });
  const [{ moment }] = (await primary.query<{ moment: string }>('select now()::text as moment')) as [
    { moment: string },
  ];
  await primary.query('delete from assets where owner_id is not null');
  const [{ file }] = (await primary.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file')) as [
    { file: string },
  ];
  await expect.poll(() => readdirSync(archive), { message: 'the log is archived' }).toContain(file);
  await site.close();
  await primary.kill();

  await expect(restoreTo(base, archive, restored, `${moment}' `)).rejects.toThrow('quotation marks');
  await expect(restoreTo(archive, archive, restored, moment)).rejects.toThrow('is no base backup');
  await expect(restoreTo(base, archive, base, moment)).rejects.toThrow('exists already');
  expect(await restoreTo(base, archive, restored, moment)).toContain('recovers to');
  const copy = await servers.startOn('restored');
  await expect
    .poll(async () => (await copy.query<{ waits: boolean }>('select pg_is_in_recovery() as waits'))[0]!.waits)
    .toBe(false);

  const again = await startOneMachine({ DATABASE_URL: copy.url });
  const api = createApi(again.visitor, member.token);
  for (const { id, road } of [beforeBackup, afterBackup])
    expect(await api.call<MemberAsset>('GET', `/member/assets/${id}`)).toMatchObject({ id, road });
  expect((await createDraft(api)).id).toBeGreaterThan(afterBackup.id);
  await again.close();
});
