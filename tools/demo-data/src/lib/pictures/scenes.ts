import type { Scene } from './kit/sketch.ts';
import { floorPlan } from './plan/floor-plan.ts';
import { sitePlan } from './plan/site-plan.ts';
import { emblem } from './portrait/emblem.ts';
import { person } from './portrait/person.ts';
import { bathroom } from './scenes/bathroom.ts';
import { bedroom } from './scenes/bedroom.ts';
import { fitness, hallInterior, lobby, shopInterior } from './scenes/common-rooms.ts';
import { condoTower } from './scenes/condo-tower.ts';
import { gableHouse } from './scenes/gable-house.ts';
import { cafe, resort } from './scenes/hospitality.ts';
import { factory, warehouse } from './scenes/industry.ts';
import { kitchen } from './scenes/kitchen.ts';
import { hillside, riceField, roadside, seafront } from './scenes/land.ts';
import { livingRoom } from './scenes/living-room.ts';
import { apartment, condoLowRise } from './scenes/mid-rise.ts';
import { modernHouse } from './scenes/modern-house.ts';
import { balcony, gardenCourt, poolDeck } from './scenes/outdoors.ts';
import { poolVilla } from './scenes/pool-villa.ts';
import { shophouse } from './scenes/shophouse.ts';
import { semiDetached, townhouse } from './scenes/townhouse.ts';
import { cityView, mountainView, riverView, seaView } from './scenes/views.ts';
import { homeOffice, officeTower, retail } from './scenes/work-places.ts';
import { officeInterior, workroom } from './scenes/workroom.ts';

/** Every kind of picture this package can draw. */
export const scenes = {
  'condo-tower': condoTower,
  'condo-low-rise': condoLowRise,
  'modern-house': modernHouse,
  'gable-house': gableHouse,
  'semi-detached': semiDetached,
  townhouse,
  'pool-villa': poolVilla,
  'home-office': homeOffice,
  apartment,
  shophouse,
  'office-tower': officeTower,
  retail,
  warehouse,
  factory,
  resort,
  cafe,
  'rice-field': riceField,
  hillside,
  roadside,
  seafront,
  'living-room': livingRoom,
  bedroom,
  bathroom,
  kitchen,
  workroom,
  balcony,
  'office-interior': officeInterior,
  'shop-interior': shopInterior,
  'hall-interior': hallInterior,
  lobby,
  'pool-deck': poolDeck,
  fitness,
  garden: gardenCourt,
  'city-view': cityView,
  'river-view': riverView,
  'sea-view': seaView,
  'mountain-view': mountainView,
  'floor-plan': floorPlan,
  'site-plan': sitePlan,
  person,
  emblem,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
