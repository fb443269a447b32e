export { useAssetTitle } from './lib/asset-title.ts';
export { ChipGroup, ChipRow, type ChipRowProps } from './lib/chip-row.tsx';
export { ListPages, pageOf } from './lib/list-pages.tsx';
export { Loaded, type LoadedProps } from './lib/loaded.tsx';
export { NoteForm, type NoteFormProps } from './lib/note-form.tsx';
export { useOutcome } from './lib/outcome.ts';
export { Panel, type PanelProps } from './lib/panel.tsx';
export { Typed } from './lib/typed.tsx';
