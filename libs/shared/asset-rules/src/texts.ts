export { contactDetailsIn, hasContactDetails } from './lib/contact-details.ts';
export { plainText, printable } from './lib/prose.ts';
