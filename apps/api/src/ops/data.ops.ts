import * as z from 'zod/mini';
import { exportData } from './backup.ts';
import { Folder, operation, OperationError } from './operation.ts';
import { seedDemo } from '../seed/seed.ts';
import { members } from '../db/schema.ts';

const DemoSize = z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000));

export const dataOperations = [
  operation({
    name: 'seed',
    summary: 'Fill an empty database with so many demonstration assets.',
    input: { assets: DemoSize },
    kind: 'work',
    async run({ db }, { assets }, isDryRun) {
      if ((await db.$count(members)) > 0)
        throw new OperationError('The database has members: only an empty one is filled.');
      if (isDryRun) return [`The database is empty: ${assets} assets would be written.`];
      await seedDemo(db, assets);
      return [
        `${assets} demonstration assets are written. Their pictures are drawn from the next start of the site on.`,
      ];
    },
  }),
  operation({
    name: 'export',
    summary: 'Copy the embedded database and all pictures into an empty folder.',
    input: { folder: Folder },
    kind: 'work',
    run: (context, { folder }, isDryRun) => exportData(context, folder, isDryRun),
  }),
];
