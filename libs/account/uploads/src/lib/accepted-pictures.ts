import { imageLimits } from '@yoodee/asset-rules/fields';

const isApplePhone = () => navigator.vendor.startsWith('Apple') && navigator.maxTouchPoints > 0;

/**
 * The types for the `accept` of an input. iPhones and iPads convert HEIC files themselves if an input does not accept
 * HEIC. Other devices would not offer the files.
 */
export const acceptedPictures = (): string[] => [
  ...imageLimits.formats,
  ...(isApplePhone() ? [] : ['image/heic', 'image/heif', '.heic', '.heif']),
];
