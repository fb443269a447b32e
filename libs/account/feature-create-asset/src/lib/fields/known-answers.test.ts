import type { AssetFields } from '@yoodee/asset-rules/fields';
import { expect, it } from 'vitest';
import { withKnownAnswers } from './known-answers.ts';

const fields = (given: Partial<AssetFields>) => ({ title_deed_type: null, project_id: null, ...given }) as AssetFields;

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
  ['what never flooded has no depth', { flood: 'flooded' }, { flood: 'never' }, { flood_depth_cm: null }],
  [
    'without a flood its details say nothing',
    { flood: 'flooded', flood_year: 2011 },
    { flood: null },
    { flood_year: null, flood_depth_cm: null, flood_source: null },
  ],
  [
    'none known replaces sources of noise',
    { noise_sources: ['road'] },
    { noise_sources: ['none', 'road'] },
    { noise_sources: ['none'], noise_times: null },
  ],
  [
    'a source of noise replaces none known',
    { noise_sources: ['none'] },
    { noise_sources: ['none', 'road'] },
    { noise_sources: ['road'] },
  ],
  ['another name is not the chosen project', { project_id: 7 }, { project_name_th: 'ลุมพินี' }, { project_id: null }],
  ['a name chosen with its project keeps it', { project_id: 7 }, { project_id: 8, project_name_th: 'ลุมพินี' }, {}],
  ['another answer says nothing', { property_type: 'condo' }, { road: 'สุขุมวิท' }, {}],
] as const)('%s', (_what, before, answers, added) => {
  expect(withKnownAnswers(fields(before as Partial<AssetFields>), answers as Partial<AssetFields>)).toEqual({
    ...answers,
    ...added,
  });
});
