import { eq, inArray, sql } from 'drizzle-orm';
import { createDemo, type Demo } from './demo.ts';
import type { Db } from '../db/database.ts';
import { bumpContentVersion } from '../db/content-version.ts';
import { insertRows } from '../db/insert-rows.ts';
import { assetEvents, assetImages, assets, assetSearch, demoSeed, members } from '../db/schema.ts';
import { projectCodes, projectText, readProjectTrees } from '../modules/project-matching/project-trees.ts';
import { createAssetSource, type Batch } from './asset-source.ts';
import { demoProjectKey, writeDemoProjects } from './demo-projects.ts';
import { writeDemoPast } from './demo-past.ts';
import { writeDemoViewings } from './demo-viewings.ts';
import { toAssetRows, toMemberRow, type DemoAssetRows, type DemoReferences } from './demo-rows.ts';

/** Assets per transaction: little work is lost by a crash, and no statement reaches the timeout on a busy machine. */
const defaultBatchSize = 200;

const theRow = eq(demoSeed.id, 1);

type State = typeof demoSeed.$inferSelect;

const demoOf = ({ assets: count, anchored_at }: Pick<State, 'assets' | 'anchored_at'>): Demo =>
  createDemo({ assets: count, now: anchored_at });

/**
 * Claims an empty database: the marker row and the members are inserted together, so that no other replica treats it as
 * a database with own data.
 */
const begin = (db: Db, count: number): Promise<State | null> =>
  db.transaction(async (tx) => {
    if ((await tx.$count(members)) > 0) return null;
    const [state] = await tx
      .insert(demoSeed)
      .values({ id: 1, assets: count, written: 0, anchored_at: sql`now()` })
      .onConflictDoNothing()
      .returning();
    if (!state) return null;
    const demo = demoOf(state);
    await insertRows(
      tx,
      members,
      demo.members.map((member) => toMemberRow(member, demo.pictures)),
    );
    return state;
  });

/** Ids of the demonstration members, in the order of their phones in the data. */
const readReferences = async (
  db: Db,
  { anchored_at: now }: State,
  { members: demoMembers, pictures }: Demo,
): Promise<DemoReferences> => {
  const phones = demoMembers.map(({ phone }) => phone);
  const rows = await db
    .select({ id: members.id, phone: members.phone })
    .from(members)
    .where(inArray(members.phone, phones));
  const idByPhone = new Map(rows.map(({ id, phone }) => [phone, id]));
  return { now, pictures, memberIds: phones.map((phone) => idByPhone.get(phone)!) };
};

const reserveIds = async (tx: Db, count: number): Promise<number[]> => {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('assets', 'id')) as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => id).sort((a, b) => a - b);
};

/** Only listed assets are matched with projects. */
const linkBatch = async (tx: Db, batch: readonly DemoAssetRows[]) => {
  const listed = batch.map(({ project, search }) => (search ? project : null));
  const ids = await writeDemoProjects(
    tx,
    listed.flatMap((project) => project ?? []),
  );
  const trees = await readProjectTrees(tx, [...ids.values()]);
  return listed.map((project) => {
    if (!project) return { id: null, text: null };
    const id = ids.get(demoProjectKey(project))!;
    return { id, text: projectText(projectCodes(trees.get(id)!, [project.name_th, project.name_en])) };
  });
};

const writeBatch = async (tx: Db, batch: readonly DemoAssetRows[]): Promise<void> => {
  const links = await linkBatch(tx, batch);
  const ids = await reserveIds(tx, batch.length);
  await insertRows(
    tx,
    assets,
    batch.map(({ asset }, index) => ({ id: ids[index]!, ...asset, project_id: links[index]!.id })),
    { withIds: true },
  );
  const ofAssets = <Row>(rowsOf: (rows: DemoAssetRows, index: number) => readonly Row[]) =>
    batch.flatMap((rows, index) => rowsOf(rows, index).map((row) => ({ asset_id: ids[index]!, ...row })));
  await insertRows(
    tx,
    assetImages,
    ofAssets(({ images }) => images),
  );
  await insertRows(
    tx,
    assetEvents,
    ofAssets(({ events }) => events),
  );
  const changed = await bumpContentVersion(tx);
  await insertRows(
    tx,
    assetSearch,
    ofAssets(({ search }, index) => (search ? [{ changed, ...search, project: links[index]!.text }] : [])),
  );
};

/** Writes `batch` and the progress under the row's lock; when another replica was faster, only returns the progress. */
const writeNext = (db: Db, { from, assets: batch }: Batch<DemoAssetRows>, references: DemoReferences): Promise<State> =>
  db.transaction(async (tx) => {
    const [state] = await tx.select().from(demoSeed).where(theRow).for('update');
    if (state!.completed_at || state!.written !== from) return state!;
    if (batch.length > 0) await writeBatch(tx, batch);
    const written = from + batch.length;
    const isComplete = batch.length === 0 || written >= state!.assets;
    if (isComplete) {
      await writeDemoViewings(tx, references);
      await writeDemoPast(tx, demoOf(state!));
    }
    // In the last transaction: without statistics the first searches would scan full tables.
    if (isComplete) await tx.execute(sql`analyze`);
    const [next] = await tx
      .update(demoSeed)
      .set({ written, ...(isComplete && { completed_at: sql`now()` }) })
      .where(theRow)
      .returning();
    return next!;
  });

/**
 * Continues after the last commit of any process. The next batch is prepared while the database writes the current one;
 * each takes about as long.
 */
const writeAssets = async (db: Db, state: State, batchSize: number): Promise<void> => {
  const demo = demoOf(state);
  const references = await readReferences(db, state, demo);
  const takeFrom = createAssetSource(demo.assets(), {
    batchSize,
    makeReady: (asset) => toAssetRows(asset, references),
  });
  let batch = await takeFrom(state.written);
  for (;;) {
    const making = takeFrom(batch.from + batch.assets.length);
    const { written, completed_at } = await writeNext(db, batch, references);
    const made = await making;
    if (completed_at) return;
    batch = made.from === written ? made : await takeFrom(written);
  }
};

/** What a database contains: its own members' assets, or the complete demonstration. */
export type SeedResult = 'own data' | 'demonstration';

/**
 * Seeds an empty database with `count` demonstration assets and their members; a database with its own members is not
 * touched. Returns when all are written.
 */
export const seedDemo = async (
  db: Db,
  count: number,
  { batchSize = defaultBatchSize }: { batchSize?: number } = {},
): Promise<SeedResult> => {
  const [found] = await db.select().from(demoSeed).where(theRow);
  if (found?.completed_at) return 'demonstration';
  if (!found && count === 0) return 'own data';
  const state = found ?? (await begin(db, count)) ?? (await db.select().from(demoSeed).where(theRow))[0];
  if (!state) return 'own data';
  await writeAssets(db, state, batchSize);
  return 'demonstration';
};
