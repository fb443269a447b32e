export { inventedTown, townBounds, townMiddle } from './town.ts';
export { buildArchive, type ArchiveOptions } from './build-archive.ts';
export { inventedDistricts, inventedExits, inventedOutlines } from './geo-files.ts';
