import type { AssetFields } from '@yoodee/asset-rules/fields';
import { expect, it } from 'vitest';
import { withKnownAnswers } from './known-answers.ts';

const fields = (given: Partial<AssetFields>) => ({ title_deed_type: null, ...given }) as AssetFields;

it.each([
  ['a condominium has its unit title', {}, { property_type: 'condo' }, { title_deed_type: 'condo_title' }],
  ['what was answered stays', { title_deed_type: 'chanote' }, { property_type: 'condo' }, {}],
  [
    'a house has no unit title',
    { title_deed_type: 'condo_title' },
    { property_type: 'detached_house' },
    { title_deed_type: null },
  ],
  ['a house keeps its own', { title_deed_type: 'chanote' }, { property_type: 'detached_house' }, {}],
  ['another answer says nothing', { property_type: 'condo' }, { road: 'สุขุมวิท' }, {}],
] as const)('%s', (_what, before, answers, added) => {
  expect(withKnownAnswers(fields(before as Partial<AssetFields>), answers as Partial<AssetFields>)).toEqual({
    ...answers,
    ...added,
  });
});
