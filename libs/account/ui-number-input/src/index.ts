export { NumberInput, type NumberInputProps } from './lib/number-input.tsx';
export { bahtWriting, numberWriting, yearWriting, type NumberWriting } from './lib/number-text.ts';
export { isUnread, type Unread } from './lib/unread.ts';
