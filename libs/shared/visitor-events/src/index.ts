export { countLater, CountShown } from './lib/count-later.tsx';
