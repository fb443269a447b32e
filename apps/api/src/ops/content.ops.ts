import { syncContent } from '../modules/content/sync-content.ts';
import { operation } from './operation.ts';

export const contentOperations = [
  operation({
    name: 'content sync',
    summary: 'Bring news and services in line with their files in apps/api/content.',
    input: {},
    kind: 'work',
    async run({ db, store, furtherFrames }, _input, isDryRun) {
      // Only this operation needs the modules; loading them doubles the start of the command line.
      const { contentKinds } = await import('../modules.ts');
      const changes = await syncContent({ db, store, kinds: contentKinds, furtherFrames, dryRun: isDryRun });
      const lines = Object.entries(changes).flatMap(([what, names]) =>
        (names as string[]).map((name) => `${what}  ${name}`),
      );
      return lines.length > 0 ? lines : ['Everything is as its files say.'];
    },
  }),
];
