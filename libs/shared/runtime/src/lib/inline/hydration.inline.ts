import { startHydrationLater } from './start-hydration-later.ts';

startHydrationLater();
