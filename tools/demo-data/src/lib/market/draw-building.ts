import type { PropertyType } from '@yoodee/asset-rules/options';
import { drawHouse } from './draw-house.ts';
import { drawLand } from './draw-land.ts';
import { drawBusiness, drawHall, drawHotel, drawOffice, drawRetail } from './draw-trade.ts';
import { drawApartment, drawCondo } from './draw-unit.ts';
import type { DrawBuilding } from './outline.ts';

/** Generates size, rooms and building by property type. */
export const buildings: Readonly<Record<PropertyType, DrawBuilding>> = {
  condo: drawCondo,
  apartment: drawApartment,
  detached_house: drawHouse('detached_house'),
  semi_detached: drawHouse('semi_detached'),
  townhouse: drawHouse('townhouse'),
  pool_villa: drawHouse('pool_villa'),
  home_office: drawHouse('home_office'),
  commercial_building: drawHouse('commercial_building'),
  land: drawLand,
  office: drawOffice,
  retail: drawRetail,
  business: drawBusiness,
  warehouse: drawHall,
  factory: drawHall,
  hotel: drawHotel,
};
