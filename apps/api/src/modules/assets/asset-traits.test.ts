import { expect, it } from 'vitest';
import { roadOf, traitsOf, type TraitedAsset } from './asset-traits.ts';

const plain: TraitedAsset = {
  ...{ property_type: 'condo', bedrooms: 1, floor_no: 3, urgency: 'normal', view_types: null },
  ...{ title_th: 'คอนโด', title_en: null, project_name_th: null, project_name_en: null },
  ...{ landmark_th: null, landmark_en: null, flood: null, flood_year: null },
};

it.each<[string, Partial<TraitedAsset>, string[]]>([
  ['nothing special', {}, []],
  ['a studio', { bedrooms: 0 }, ['studio']],
  ['a house without bedrooms', { bedrooms: 0, property_type: 'detached_house' }, []],
  ['a loft by its title', { title_th: 'ขายห้องลอฟท์ เพดานสูง' }, ['loft']],
  ['no loft by a part of a word', { title_en: 'Lofty ceilings' }, []],
  ['floor 14', { floor_no: 14 }, []],
  ['floor 15', { floor_no: 15 }, ['high_floor']],
  ['a view of the city', { view_types: ['city'] }, ['open_view']],
  ['a view of the pool', { view_types: ['pool'] }, []],
  ['a view of the sea', { view_types: ['sea'] }, ['open_view', 'seaside']],
  ['a beach as its landmark', { landmark_en: 'Jomtien Beach' }, ['seaside']],
  ['dry since 2011', { flood: 'never', flood_year: 2011 }, ['dry']],
  ['dry since 2012', { flood: 'never', flood_year: 2012 }, []],
  ['dry since an unknown year', { flood: 'never' }, []],
  ['flooded in 2006', { flood: 'flooded', flood_year: 2006 }, []],
  ['a quick sale', { urgency: 'quick_sale' }, ['urgent']],
])('%s has the traits %j %j', (_name, columns, traits) => {
  expect(traitsOf({ ...plain, ...columns })).toEqual(traits);
});

it.each([
  ['สุขุมวิท', 'สุขุมวิท'],
  ['ถนนสุขุมวิท', 'สุขุมวิท'],
  ['ถ. พหลโยธิน', 'พหลโยธิน'],
  ['พระรามที่ 2', 'พระราม 2'],
  ['พระราม2', 'พระราม 2'],
  [' ', null],
  [null, null],
])('the road of %j is %j', (road, name) => {
  expect(roadOf(road)).toBe(name);
});
