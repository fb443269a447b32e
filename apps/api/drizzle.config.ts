import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` in this folder writes the next migration from the schema's difference. */
export default defineConfig({ dialect: 'postgresql', schema: './src/db/schema/*.ts', out: './migrations' });
