import * as z from 'zod';

/** Metadata of a setting: `docs/settings.md` and `.env.example` are generated from it. */
const about = (section: string, description: string, defaultText?: string) => ({ section, description, defaultText });

/** Settings of the commands in `package.json`. A setting that several programs read is described in one of their schemas only. */
export const Settings = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_529)
    .default(4200)
    .meta(about('site', 'Port of the site. The six ports above it are used internally and must be free.')),
  PUBLIC_ORIGIN: z
    .url()
    .optional()
    .meta(
      about(
        'site',
        'Address that visitors see, without a path. Links, redirects and canonical addresses begin with it.',
        '`http://localhost:$PORT`',
      ),
    ),
  DATA_DIR: z
    .string()
    .default('.data')
    .meta(about('site', 'Folder for the database, images, messages and logs, relative to the repository.')),
  OPS_ACTOR: z
    .string()
    .optional()
    .meta(
      about(
        'operations',
        'Name that `npm run ops` writes to its audit log for each change.',
        'the user of the operating system',
      ),
    ),
  CHROMIUM_PATH: z
    .string()
    .optional()
    .meta(about('tests', 'Path of the Chromium to test in.', 'one that is installed, otherwise one is downloaded')),
  TEST_DATABASE_URL: z
    .url()
    .optional()
    .meta(
      about(
        'tests',
        'PostgreSQL server on which the tests may create and drop databases.',
        'one that is installed, otherwise one is downloaded',
      ),
    ),
  E2E_PORT: z.coerce
    .number()
    .int()
    .default(4310)
    .meta(about('tests', 'First of the six ports of the site under test.')),
  E2E_DATA_DIR: z
    .string()
    .optional()
    .meta(about('tests', 'Data folder of the site under test.', 'a new temporary folder')),
  RESTART_MINUTES: z.coerce
    .number()
    .default(0)
    .meta(
      about(
        'tests',
        'Minutes that machines restart in `npm run test:faults -- rolling-restart`; `--minutes 10` sets the same. 0 is one round.',
      ),
    ),
  SOAK_MINUTES: z.coerce
    .number()
    .default(30)
    .meta(about('tests', 'Minutes that the soak test of `npm run test:faults` runs; `-- --minutes 2` sets the same.')),
  SOAK_ASSETS: z.coerce
    .number()
    .default(1_200)
    .meta(about('tests', 'Demonstration assets of the soak test; `-- --assets 100000` sets the same.')),
});
