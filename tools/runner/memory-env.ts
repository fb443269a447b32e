import { existsSync } from 'node:fs';

/** Where Debian, Fedora and Arch install it. */
const jemalloc = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib']
  .map((folder) => `${folder}/libjemalloc.so.2`)
  .find(existsSync);

/**
 * Environment variables that limit what the programs of the site retain of freed memory. Threads of the API decode
 * pictures and compile code, and glibc would retain a heap of freed memory for each of them; jemalloc, where it is
 * installed, returns it (decision 0088), also while those threads are idle (decision 0093).
 */
export const memoryEnv: NodeJS.ProcessEnv = {
  ...(jemalloc
    ? { LD_PRELOAD: jemalloc, MALLOC_CONF: 'background_thread:true' }
    : { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }),
  // V8 takes up to 96 MB for new objects in each program and thread by default. Half of it costs no processor time.
  NODE_OPTIONS: '--max-semi-space-size=16',
};
