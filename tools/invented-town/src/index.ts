export { inventedTown, townBounds, townMiddle } from './town.ts';
export { buildArchive, type ArchiveOptions } from './build-archive.ts';
export { inventedExits, inventedOutlines } from './geo-files.ts';
