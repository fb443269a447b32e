import { contentKinds } from '../modules/content/content-kinds.ts';
import { syncContent } from '../modules/content/sync-content.ts';
import { operation } from './operation.ts';

export const contentOperations = [
  operation({
    name: 'content sync',
    summary: 'Bring news and services in line with their files in apps/api/content.',
    input: {},
    kind: 'work',
    async run({ db, store }, _input, isDryRun) {
      const changes = await syncContent({ db, store, kinds: contentKinds, dryRun: isDryRun });
      const lines = Object.entries(changes).flatMap(([what, names]) =>
        (names as string[]).map((name) => `${what}  ${name}`),
      );
      return lines.length > 0 ? lines : ['Everything is as its files say.'];
    },
  }),
];
