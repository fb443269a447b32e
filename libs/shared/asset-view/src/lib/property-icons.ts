import type { PropertyType } from '@yoodee/api-contract';
import type { IconData } from '@yoodee/ui-kit';
import {
  briefcaseIcon,
  building2Icon,
  buildingIcon,
  doorOpenIcon,
  factoryIcon,
  fenceIcon,
  hotelIcon,
  houseIcon,
  housePlusIcon,
  landmarkIcon,
  landPlotIcon,
  shoppingBagIcon,
  storeIcon,
  warehouseIcon,
  wavesIcon,
} from '@yoodee/ui-kit/icons';

/** What each type is drawn as, wherever types are chosen. */
export const propertyIcons: Record<PropertyType, IconData> = {
  condo: building2Icon,
  detached_house: houseIcon,
  semi_detached: housePlusIcon,
  townhouse: fenceIcon,
  pool_villa: wavesIcon,
  home_office: doorOpenIcon,
  apartment: buildingIcon,
  land: landPlotIcon,
  commercial_building: landmarkIcon,
  office: briefcaseIcon,
  retail: shoppingBagIcon,
  warehouse: warehouseIcon,
  factory: factoryIcon,
  hotel: hotelIcon,
  business: storeIcon,
};
