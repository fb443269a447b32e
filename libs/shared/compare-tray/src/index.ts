export { CompareChoices } from './lib/compare-choices.tsx';
export { CompareTraySlot } from './lib/compare-tray-slot.tsx';
