import { layOutWhereScrolled } from './near-layout.ts';
import { startHydrationLater } from './start-hydration-later.ts';

layOutWhereScrolled();
startHydrationLater();
