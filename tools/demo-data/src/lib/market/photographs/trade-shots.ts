import { picturesOf } from '../../pictures/pool.ts';
import { bungalowResorts, hotelBlocks, oldShophouses, shophouses } from './exteriors.data.ts';
import { roomsSeeing } from './rooms.data.ts';
import { repeated, when, type Shot, type Subject } from './shot.ts';

const isUrban = ({ site }: Subject) => ['downtown', 'city'].includes(site.neighbourhood.setting);

export const officeShots = ({ site, asset, outlooks }: Subject): Shot[] => [
  {
    among: site.project?.exterior != null ? [site.project.exterior] : picturesOf('office-tower'),
    category: 'exterior',
    caption: 'building',
    cover: 4,
  },
  ...repeated(2, { among: picturesOf('office-interior'), category: 'living', caption: 'office', cover: 3 }),
  { among: roomsSeeing('workroom', outlooks), category: 'other', caption: 'study', cover: 1 },
  { among: picturesOf('lobby'), category: 'facility', caption: 'lobby' },
  { among: roomsSeeing('bathroom', []), category: 'bathroom', caption: 'bathroom' },
  ...when(asset.view_types?.includes('city'), {
    among: picturesOf('city-view'),
    category: 'view',
    caption: 'cityView',
  }),
];

/** Arcades exist only in old towns. */
const shopRows = ({ site, asset }: Subject) =>
  (asset.building_floors ?? 3) < 3 || ['83', '90', '82', '92'].includes(site.province.code)
    ? oldShophouses
    : shophouses;

export const shophouseShots = (subject: Subject): Shot[] => [
  { among: shopRows(subject), category: 'exterior', caption: 'shop', cover: 8 },
  { among: shopRows(subject), category: 'exterior', caption: 'building' },
  { among: picturesOf('shop-interior'), category: 'living', caption: 'inside', cover: 1 },
  { among: roomsSeeing('workroom', ['garden']), category: 'other', caption: 'study' },
  { among: roomsSeeing('bedroom', ['garden', 'city']), category: 'bedroom', caption: 'bedroom' },
  ...repeated(2, { among: roomsSeeing('bathroom', []), category: 'bathroom', caption: 'bathroom' }),
];

/** A shop, or the premises of a business. */
export const shopShots = ({ trade }: Subject): Shot[] => {
  const outside = picturesOf(trade?.outside ?? 'retail');
  const inside = picturesOf(trade?.inside ?? 'shop-interior');
  return [
    { among: outside, category: 'exterior', caption: 'shop', cover: 5 },
    ...repeated(2, { among: inside, category: 'living', caption: 'inside', cover: 2 }),
    { among: outside, category: 'exterior', caption: 'shop' },
    { among: roomsSeeing('kitchen', ['garden']), category: 'kitchen', caption: 'kitchen' },
    { among: roomsSeeing('bathroom', []), category: 'bathroom', caption: 'bathroom' },
  ];
};

export const hallShots = ({ asset }: Subject): Shot[] => {
  const scene = asset.property_type === 'factory' ? 'factory' : 'warehouse';
  return [
    ...repeated(2, { among: picturesOf(scene), category: 'exterior', caption: 'hall', cover: 5 }),
    ...repeated(2, { among: picturesOf('hall-interior'), category: 'living', caption: 'hallInside', cover: 0.6 }),
    { among: picturesOf('office-interior'), category: 'other', caption: 'office' },
    { among: roomsSeeing('bathroom', []), category: 'bathroom', caption: 'bathroom' },
  ];
};

export const hotelShots = (subject: Subject): Shot[] => {
  const { asset, outlooks, random } = subject;
  const among = isUrban(subject) ? hotelBlocks : random.chance(0.75) ? bungalowResorts : hotelBlocks;
  return [
    { among, category: 'exterior', caption: 'building', cover: 6 },
    { among, category: 'exterior', caption: 'building' },
    ...repeated(3, { among: roomsSeeing('bedroom', outlooks), category: 'bedroom', caption: 'bedroom', cover: 0.3 }),
    ...repeated(2, { among: roomsSeeing('bathroom', outlooks), category: 'bathroom', caption: 'bathroom' }),
    { among: picturesOf('lobby'), category: 'facility', caption: 'lobby' },
    ...when(asset.facilities?.includes('garden'), {
      among: picturesOf('garden'),
      category: 'facility',
      caption: 'garden',
    }),
    ...when(asset.view_types?.includes('sea'), { among: picturesOf('sea-view'), category: 'view', caption: 'seaView' }),
    ...when(asset.view_types?.includes('mountain'), {
      among: picturesOf('mountain-view'),
      category: 'view',
      caption: 'hillView',
    }),
  ];
};

const ground = ({ site, random, asset }: Subject) => {
  switch (site.neighbourhood.setting) {
    case 'hills':
      return picturesOf('hillside');
    case 'downtown':
    case 'city':
      return picturesOf('roadside');
    case 'beach':
      return random.chance(0.45) ? picturesOf('seafront') : picturesOf('roadside');
    default:
      return (asset.land_rai ?? 0) > 2 ? picturesOf('rice-field') : picturesOf('roadside');
  }
};

export const landShots = (subject: Subject): Shot[] => {
  const { site, random } = subject;
  const among = ground(subject);
  return [
    ...repeated(random.int(2, 3), { among, category: 'exterior', caption: 'plot', cover: 1 }),
    ...when(site.neighbourhood.setting === 'beach' && random.chance(0.7), {
      among: picturesOf('sea-view'),
      category: 'view',
      caption: 'shore',
    }),
    ...when(site.neighbourhood.setting === 'hills', {
      among: picturesOf('mountain-view'),
      category: 'view',
      caption: 'hillView',
    }),
  ];
};
