import { layOutWhereScrolled } from './near-layout.ts';
import { showColorMode } from './show-color-mode.ts';

showColorMode();
layOutWhereScrolled();
