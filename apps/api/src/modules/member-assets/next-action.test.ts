import { describe, expect, it } from 'vitest';
import { assetStatuses, codesOf } from '@yoodee/asset-rules/options';
import { nextActionOf, type Standing } from './next-action.ts';

const fresh: Standing = {
  status: 'published',
  propertyType: 'condo',
  imageCount: 10,
  completeness: 90,
  newLeads: 0,
  daysSinceConfirmed: 3,
};

it.each<[string, Partial<Standing>, ReturnType<typeof nextActionOf>]>([
  ['nothing, while all is well', {}, null],
  ['a reply to waiting enquiries first', { newLeads: 1, daysSinceConfirmed: 50 }, 'answer_leads'],
  ['a reply even after the sale', { status: 'sold', newLeads: 1 }, 'answer_leads'],
  ['to be confirmed on the 30th day', { daysSinceConfirmed: 30 }, 'confirm'],
  ['not yet on the 29th', { daysSinceConfirmed: 29 }, null],
  ['no confirmation while it is reserved', { status: 'reserved', daysSinceConfirmed: 59 }, null],
  ['to be renewed', { status: 'expired', daysSinceConfirmed: 61, imageCount: 2 }, 'renew'],
  ['to be finished', { status: 'draft', imageCount: 0, daysSinceConfirmed: null }, 'finish_draft'],
  ['to be shown again', { status: 'paused', daysSinceConfirmed: 90 }, 'resume'],
  ['photographs before words', { imageCount: 7, completeness: 40 }, 'add_photos'],
  ['fewer photographs of land', { propertyType: 'land', imageCount: 4 }, null],
  ['details', { completeness: 79 }, 'add_details'],
  ['nothing after the sale', { status: 'rented', imageCount: 1, completeness: 10 }, null],
  ['nothing while it is hidden', { status: 'hidden', newLeads: 3 }, null],
])('asks for %s', (_what, standing, action) => {
  expect(nextActionOf({ ...fresh, ...standing })).toBe(action);
});

describe.each(codesOf(assetStatuses))('a listing that is %s', (status) => {
  it('has a next action', () => {
    expect(() => nextActionOf({ ...fresh, status })).not.toThrow();
  });
});
