/** What the schemas of the programs' settings have in common: `env.ts` of each app. */
import * as z from 'zod/mini';

/** Metadata of a setting: `docs/settings.md` and `.env.example` are generated from it. */
export const about = (section: string, description: string, defaultText?: string) =>
  z.meta({ section, description, defaultText });

const aPort = 'a port, 0 to 65535';

/** 0 lets the operating system choose. */
export const port = (fallback: number) =>
  z._default(z.coerce.number(aPort).check(z.int(aPort), z.gte(0, aPort), z.lte(65_535, aPort)), fallback);
