import { about } from '@yoodee/site/settings';
import * as z from 'zod/mini';

/** Settings of the commands in `package.json`. A setting that several programs read is described in one of their schemas only. */
export const Settings = z.object({
  PORT: z
    ._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(65_529)), 4200)
    .check(about('site', 'Port of the site. The six ports above it are used internally and must be free.')),
  PUBLIC_ORIGIN: z
    .optional(z.url())
    .check(
      about(
        'site',
        'Address that visitors see, without a path. Links, redirects and canonical addresses begin with it.',
        '`http://localhost:$PORT`',
      ),
    ),
  DATA_DIR: z
    ._default(z.string(), '.data')
    .check(about('site', 'Folder for the database, images, messages and logs, relative to the repository.')),
  OPS_ACTOR: z
    .optional(z.string())
    .check(
      about(
        'operations',
        'Name that `npm run ops` writes to its audit log for each change.',
        'the user of the operating system',
      ),
    ),
  CHROMIUM_PATH: z
    .optional(z.string())
    .check(about('tests', 'Path of the Chromium to test in.', 'one that is installed, otherwise one is downloaded')),
  TEST_DATABASE_URL: z
    .optional(z.url())
    .check(
      about(
        'tests',
        'PostgreSQL server on which the tests may create and drop databases.',
        'one that is installed, otherwise one is downloaded',
      ),
    ),
  E2E_PORT: z
    ._default(z.coerce.number().check(z.int()), 4310)
    .check(about('tests', 'First of the six ports of the site under test.')),
  E2E_DATA_DIR: z
    .optional(z.string())
    .check(about('tests', 'Data folder of the site under test.', 'a new temporary folder')),
  RESTART_MINUTES: z
    ._default(z.coerce.number(), 0)
    .check(
      about(
        'tests',
        'Minutes that machines restart in `npm run test:faults -- rolling-restart`; `--minutes 10` sets the same. 0 is one round.',
      ),
    ),
  SOAK_MINUTES: z
    ._default(z.coerce.number(), 30)
    .check(about('tests', 'Minutes that the soak test of `npm run test:faults` runs; `-- --minutes 2` sets the same.')),
  SOAK_ASSETS: z
    ._default(z.coerce.number(), 1_200)
    .check(about('tests', 'Demonstration assets of the soak test; `-- --assets 100000` sets the same.')),
});
