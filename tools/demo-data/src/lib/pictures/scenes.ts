import type { Scene } from './kit/sketch.ts';
import { floorPlan } from './plan/floor-plan.ts';
import { sitePlan } from './plan/site-plan.ts';
import { emblem } from './portrait/emblem.ts';
import { person } from './portrait/person.ts';
import { bathroom } from './scenes/bathroom.ts';
import { bedroom } from './scenes/bedroom.ts';
import { fitness } from './scenes/fitness.ts';
import { hallInterior } from './scenes/hall-interior.ts';
import { lobby } from './scenes/lobby.ts';
import { shopInterior } from './scenes/shop-interior.ts';
import { condoTower } from './scenes/condo-tower.ts';
import { gableHouse } from './scenes/gable-house.ts';
import { cafe } from './scenes/cafe.ts';
import { resort } from './scenes/resort.ts';
import { factory } from './scenes/factory.ts';
import { warehouse } from './scenes/warehouse.ts';
import { kitchen } from './scenes/kitchen.ts';
import { hillside } from './scenes/hillside.ts';
import { riceField } from './scenes/rice-field.ts';
import { roadside } from './scenes/roadside.ts';
import { seafront } from './scenes/seafront.ts';
import { livingRoom } from './scenes/living-room.ts';
import { apartment, condoLowRise } from './scenes/mid-rise.ts';
import { modernHouse } from './scenes/modern-house.ts';
import { balcony } from './scenes/balcony.ts';
import { gardenCourt } from './scenes/garden-court.ts';
import { poolDeck } from './scenes/pool-deck.ts';
import { poolVilla } from './scenes/pool-villa.ts';
import { shophouse } from './scenes/shophouse.ts';
import { semiDetached, townhouse } from './scenes/townhouse.ts';
import { cityView } from './scenes/city-view.ts';
import { mountainView } from './scenes/mountain-view.ts';
import { riverView } from './scenes/river-view.ts';
import { seaView } from './scenes/sea-view.ts';
import { homeOffice } from './scenes/home-office.ts';
import { officeTower } from './scenes/office-tower.ts';
import { retail } from './scenes/retail.ts';
import { officeInterior } from './scenes/office-interior.ts';
import { workroom } from './scenes/workroom.ts';

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
