import type { PropertyType } from '@yoodee/asset-rules/options';
import type { IconData } from '@yoodee/ui-kit';
import {
  briefcaseIcon,
  building2Icon,
  buildingIcon,
  factoryIcon,
  handshakeIcon,
  hotelIcon,
  houseIcon,
  housePlusIcon,
  housesIcon,
  landPlotIcon,
  laptopIcon,
  shoppingBagIcon,
  storeIcon,
  warehouseIcon,
  wavesLadderIcon,
} from '@yoodee/ui-kit/icons';

/** The icon of each property type. */
export const propertyIcons: Record<PropertyType, IconData> = {
  condo: building2Icon,
  detached_house: houseIcon,
  semi_detached: housePlusIcon,
  townhouse: housesIcon,
  pool_villa: wavesLadderIcon,
  home_office: laptopIcon,
  apartment: buildingIcon,
  land: landPlotIcon,
  commercial_building: storeIcon,
  office: briefcaseIcon,
  retail: shoppingBagIcon,
  warehouse: warehouseIcon,
  factory: factoryIcon,
  hotel: hotelIcon,
  business: handshakeIcon,
};
