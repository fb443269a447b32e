import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  devToolbar: { enabled: false },
  // The peers' cards are outside this folder.
  vite: { server: { fs: { strict: false } }, ssr: { noExternal: [/^@yoodee\//] } },
});
