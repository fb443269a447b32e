import type { ImageCategory } from './asset-facts.options.ts';
import type { PropertyType } from './asset.options.ts';

interface Pictures {
  /** Categories that are offered, in the order in which a buyer looks. */
  offered: readonly ImageCategory[];
  /** Those of them that every listing of the type should have. */
  wanted: readonly ImageCategory[];
}

const home: Pictures = {
  offered: ['living', 'bedroom', 'bathroom', 'kitchen', 'exterior', 'view', 'facility', 'surroundings', 'other'],
  wanted: ['living', 'bedroom', 'bathroom', 'kitchen', 'exterior'],
};

const land: Pictures = {
  offered: ['plot', 'frontage', 'access_road', 'boundary', 'surroundings', 'deed', 'view', 'other'],
  wanted: ['plot', 'frontage', 'access_road', 'boundary', 'surroundings', 'deed'],
};

const shop: Pictures = {
  offered: ['shopfront', 'interior', 'bathroom', 'kitchen', 'exterior', 'yard', 'surroundings', 'other'],
  wanted: ['shopfront', 'interior', 'bathroom', 'surroundings'],
};

const office: Pictures = {
  offered: [
    'exterior',
    'lobby',
    'workspace',
    'meeting_room',
    'bathroom',
    'kitchen',
    'facility',
    'yard',
    'view',
    'other',
  ],
  wanted: ['exterior', 'lobby', 'workspace', 'meeting_room', 'bathroom'],
};

const industry: Pictures = {
  offered: [
    'exterior',
    'interior',
    'loading',
    'yard',
    'access_road',
    'power',
    'workspace',
    'surroundings',
    'deed',
    'other',
  ],
  wanted: ['exterior', 'interior', 'loading', 'yard', 'access_road'],
};

const stay: Pictures = {
  offered: ['exterior', 'lobby', 'bedroom', 'bathroom', 'facility', 'kitchen', 'yard', 'view', 'surroundings', 'other'],
  wanted: ['exterior', 'lobby', 'bedroom', 'bathroom', 'facility'],
};

const byType: Partial<Record<PropertyType, Pictures>> = {
  land,
  commercial_building: shop,
  retail: shop,
  business: shop,
  office,
  warehouse: industry,
  factory: industry,
  hotel: stay,
};

const picturesOf = (type: PropertyType | null | undefined): Pictures => (type && byType[type]) || home;

/** The categories that fit a property type. */
export const categoriesOf = (type: PropertyType | null | undefined): readonly ImageCategory[] =>
  picturesOf(type).offered;

/** The categories that a listing of this type should have pictures of. */
export const wantedCategories = (type: PropertyType | null | undefined): readonly ImageCategory[] =>
  picturesOf(type).wanted;
