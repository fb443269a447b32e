import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { amenityIcons } from './amenity-icons.ts';

it('names icons that the installed set has', () => {
  const missing = Object.values(amenityIcons).filter(
    (name) => !Object.hasOwn(lucide.icons, name.slice('lucide:'.length)),
  );

  expect(missing).toEqual([]);
});
