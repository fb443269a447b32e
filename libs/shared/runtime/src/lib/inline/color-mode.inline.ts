import { showColorMode } from './show-color-mode.ts';

showColorMode();
