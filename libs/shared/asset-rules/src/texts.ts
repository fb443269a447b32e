export { contactDetailsIn, hasContactDetails } from './lib/contact-details.ts';
export { farStationIn } from './lib/near-claim.ts';
export { plainText, printable } from './lib/prose.ts';
export { isVideoAddress } from './lib/video-address.ts';
