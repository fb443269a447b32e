import { propertyTypes } from '@yoodee/asset-rules/options';
import { housesIcon, laptopIcon, storeIcon } from '@yoodee/ui-kit/icons';
import { expect, it } from 'vitest';
import { propertyIcons } from './property-icons.ts';

it('the icon of a shophouse is a shop, that of a townhouse a row of houses, that of a home office a computer', () => {
  expect(propertyIcons).toMatchObject({
    commercial_building: storeIcon,
    townhouse: housesIcon,
    home_office: laptopIcon,
  });
});

it('no two property types have the same icon', () => {
  expect(new Set(Object.values(propertyIcons)).size).toBe(Object.keys(propertyTypes).length);
});
