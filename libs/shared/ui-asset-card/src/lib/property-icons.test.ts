import { propertyTypes } from '@yoodee/asset-rules/options';
import { housesIcon, laptopIcon, storeIcon } from '@yoodee/ui-kit/icons';
import { expect, it } from 'vitest';
import { propertyIcons } from './property-icons.ts';

it('a shophouse is a shop, a townhouse houses in a row and a home office a computer: no bank, fence or door', () => {
  expect(propertyIcons).toMatchObject({
    commercial_building: storeIcon,
    townhouse: housesIcon,
    home_office: laptopIcon,
  });
});

it('no two property types have the same icon', () => {
  expect(new Set(Object.values(propertyIcons)).size).toBe(Object.keys(propertyTypes).length);
});
