import type { AssetDetail } from '@yoodee/api-contract/assets';

type Facility = NonNullable<AssetDetail['facilities']>[number];
type Feature = NonNullable<AssetDetail['features']>[number];

/** The icon of each facility and feature, in Iconify's notation. */
export const amenityIcons: Readonly<Record<Facility | Feature, string>> = {
  pool: 'lucide:waves-ladder',
  kids_pool: 'lucide:baby',
  fitness: 'lucide:dumbbell',
  sauna: 'lucide:thermometer-sun',
  garden: 'lucide:trees',
  rooftop: 'lucide:sprout',
  playground: 'lucide:toy-brick',
  jogging_track: 'lucide:footprints',
  clubhouse: 'lucide:sofa',
  coworking: 'lucide:laptop',
  library: 'lucide:book-open',
  meeting_room: 'lucide:presentation',
  lobby: 'lucide:armchair',
  lift: 'lucide:arrow-up-down',
  parking: 'lucide:square-parking',
  auto_parking: 'lucide:circle-parking',
  ev_charger: 'lucide:ev-charger',
  security_24h: 'lucide:shield-check',
  cctv: 'lucide:cctv',
  keycard: 'lucide:id-card',
  laundry: 'lucide:washing-machine',
  convenience_store: 'lucide:shopping-basket',
  shuttle: 'lucide:bus',
  wheelchair: 'lucide:accessibility',
  aircon: 'lucide:air-vent',
  water_heater: 'lucide:shower-head',
  fridge: 'lucide:refrigerator',
  washer: 'lucide:washing-machine',
  tv: 'lucide:tv',
  kitchen: 'lucide:cooking-pot',
  hood: 'lucide:wind',
  bathtub: 'lucide:bath',
  balcony: 'lucide:sun',
  private_pool: 'lucide:waves-ladder',
  private_garden: 'lucide:flower',
  private_lift: 'lucide:arrow-up-down',
  digital_lock: 'lucide:lock-keyhole',
  internet: 'lucide:wifi',
  wardrobe: 'lucide:shirt',
  walk_in_closet: 'lucide:door-open',
  solar: 'lucide:solar-panel',
  water_tank: 'lucide:cylinder',
  corner_unit: 'lucide:corner-down-right',
  duplex: 'lucide:layers',
  maid_room: 'lucide:bed-single',
  storage: 'lucide:package',
};

/** The icons that the page of an asset shows. */
export const amenityIconNames = ({ facilities, features }: Pick<AssetDetail, 'facilities' | 'features'>): string[] =>
  [...(facilities ?? []), ...(features ?? [])].map((code) => amenityIcons[code]);
