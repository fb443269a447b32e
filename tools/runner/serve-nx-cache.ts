import { createNxCache } from './nx-cache.ts';

// `node serve-nx-cache.ts <folder> <port>`, for CI.
const [folder, port] = process.argv.slice(2);
if (!folder || !port) throw new Error('Which folder and port? serve-nx-cache.ts <folder> <port>');
createNxCache(folder).listen(Number(port), '127.0.0.1');
