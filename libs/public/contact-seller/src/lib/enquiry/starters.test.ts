import { listingTypes, propertyTypes, type ListingType, type PropertyType } from '@yoodee/asset-rules/options';
import { describe, expect, it } from 'vitest';
import { startersFor, startsWith, toggleStarter } from './starters.ts';

describe('startersFor', () => {
  it.each([
    ['sale', 'condo', ['negotiable', 'transfer', 'commonFee', 'condition']],
    ['rent', 'condo', ['moveIn', 'lease', 'pets', 'utilityRates']],
    ['sale', 'townhouse', ['negotiable', 'transfer', 'flood', 'condition']],
    ['sale', 'land', ['negotiable', 'transfer', 'access', 'utilities']],
    ['down_payment', 'condo', ['instalments', 'assignment', 'handover']],
    ['takeover', 'business', ['included', 'landlord', 'turnover']],
  ] as const)('asks for a %s of a %s what matters there', (deal, type, starters) => {
    expect(startersFor({ deal, type })).toEqual(starters);
  });

  it('has three or four different questions for every deal and type', () => {
    const all = Object.keys(listingTypes).flatMap((deal) =>
      Object.keys(propertyTypes).map((type) => startersFor({ deal: deal as ListingType, type: type as PropertyType })),
    );

    expect(all.filter((starters) => starters.length < 3 || starters.length > 4)).toEqual([]);
    expect(all.filter((starters) => new Set(starters).size < starters.length)).toEqual([]);
  });
});

describe('toggleStarter', () => {
  it('adds a question on its own line and removes it again, and keeps all other text', () => {
    const asked = toggleStarter('สวัสดี', 'เลี้ยงสัตว์ได้ไหม');

    expect(asked).toBe('สวัสดี\nเลี้ยงสัตว์ได้ไหม');
    expect(startsWith(asked, 'เลี้ยงสัตว์ได้ไหม')).toBe(true);
    expect(toggleStarter(asked, 'เลี้ยงสัตว์ได้ไหม')).toBe('สวัสดี');
    expect(toggleStarter('', 'เลี้ยงสัตว์ได้ไหม')).toBe('เลี้ยงสัตว์ได้ไหม');
  });
});
