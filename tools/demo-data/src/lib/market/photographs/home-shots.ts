import { picturesOf } from '../../pictures/pool.ts';
import {
  bungalows,
  threeStoreyTerraces,
  twoStoreyHouses,
  twoStoreyTerraces,
  villasBeforeHills,
  villasByTheSea,
  villasInGardens,
} from './exteriors.data.ts';
import { roomsSeeing } from './rooms.data.ts';
import { repeated, when, type Shot, type Subject } from './shot.ts';

const rooms = ({ asset, outlooks, random }: Subject, covers: { living: number; bedroom: number }): Shot[] => {
  const bedrooms = Math.min(3, Math.max(1, asset.bedrooms ?? 1));
  return [
    {
      among: roomsSeeing('living-room', outlooks),
      category: 'living',
      caption: 'living',
      cover: covers.living,
    },
    ...repeated(bedrooms, {
      among: roomsSeeing('bedroom', outlooks),
      category: 'bedroom',
      caption: 'bedroom',
      cover: covers.bedroom,
    }),
    { among: roomsSeeing('kitchen', outlooks), category: 'kitchen', caption: 'kitchen' },
    ...repeated(Math.min(2, asset.bathrooms ?? 1), {
      among: roomsSeeing('bathroom', outlooks),
      category: 'bathroom',
      caption: 'bathroom',
    }),
    ...when(bedrooms > 1 && random.chance(0.35), {
      among: roomsSeeing('workroom', outlooks),
      category: 'other',
      caption: 'study',
    }),
  ];
};

const views = ({ asset }: Subject): Shot[] => {
  const has = (view: NonNullable<typeof asset.view_types>[number]) => asset.view_types?.includes(view);
  return [
    ...when(has('city') || has('unblocked'), {
      among: picturesOf('city-view'),
      category: 'view',
      caption: 'cityView',
      cover: 0.5,
    }),
    ...when(has('river'), { among: picturesOf('river-view'), category: 'view', caption: 'riverView', cover: 2 }),
    ...when(has('sea'), { among: picturesOf('sea-view'), category: 'view', caption: 'seaView', cover: 1.5 }),
    ...when(has('mountain'), { among: picturesOf('mountain-view'), category: 'view', caption: 'hillView', cover: 0.5 }),
  ];
};

const shared = ({ asset, site, outlooks, random }: Subject): Shot[] => {
  const has = (facility: NonNullable<typeof asset.facilities>[number]) => asset.facilities?.includes(facility);
  const { setting } = site.neighbourhood;
  const isPoolKnown = setting === 'downtown' || setting === 'city' || setting === 'beach';
  return [
    ...when(has('pool') && isPoolKnown, {
      among: roomsSeeing('pool-deck', outlooks),
      category: 'facility',
      caption: 'pool',
      cover: 0.5,
    }),
    ...when(has('fitness') && random.chance(0.7), {
      among: roomsSeeing('fitness', outlooks),
      category: 'facility',
      caption: 'fitness',
    }),
    ...when(has('lobby') && random.chance(0.5), { among: picturesOf('lobby'), category: 'facility', caption: 'lobby' }),
    ...when((has('garden') || has('playground')) && random.chance(0.6), {
      among: picturesOf('garden'),
      category: 'facility',
      caption: 'garden',
    }),
  ];
};

/** A condominium or apartment: interior and exterior covers are equally common. */
export const unitShots = (subject: Subject): Shot[] => {
  const { site, asset, outlooks, random } = subject;
  const scene = asset.property_type === 'apartment' ? 'apartment' : 'condo-low-rise';
  return [
    {
      among: site.project?.exterior != null ? [site.project.exterior] : picturesOf(scene),
      category: 'exterior',
      caption: 'building',
      cover: 4,
    },
    ...rooms(subject, { living: 4.5, bedroom: asset.bedrooms === 0 ? 3 : 0.5 }),
    ...when(asset.features?.includes('balcony') && random.chance(0.7), {
      among: roomsSeeing('balcony', outlooks),
      category: 'view',
      caption: 'balcony',
      cover: 1,
    }),
    ...views(subject),
    ...shared(subject),
  ];
};

const villas = ({ asset, site }: Subject) => {
  if (asset.view_types?.includes('sea')) return villasByTheSea;
  return site.neighbourhood.setting === 'hills' ? villasBeforeHills : villasInGardens;
};

const exteriors = (subject: Subject): readonly number[] => {
  const { asset, random } = subject;
  const floors = asset.building_floors ?? 2;
  switch (asset.property_type) {
    case 'townhouse':
      return floors > 2 ? threeStoreyTerraces : twoStoreyTerraces;
    case 'semi_detached':
      return picturesOf('semi-detached');
    case 'home_office':
      return picturesOf('home-office');
    case 'pool_villa':
      return random.pick(villas(subject));
    default:
      return floors === 1 ? bungalows : twoStoreyHouses;
  }
};

/** A house with land: the cover nearly always shows the front. */
export const houseShots = (subject: Subject): Shot[] => {
  const among = exteriors(subject);
  const isVilla = subject.asset.property_type === 'pool_villa';
  return [
    { among, category: 'exterior', caption: 'house', cover: 9 },
    ...when(isVilla, { among, category: 'exterior', caption: 'ownPool' }),
    ...rooms(subject, { living: 1.2, bedroom: 0 }),
    ...views(subject),
    ...shared(subject),
  ];
};
