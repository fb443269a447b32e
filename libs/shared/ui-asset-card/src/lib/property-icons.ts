import type { PropertyType } from '@yoodee/asset-rules/options';
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

/** The icon of each property type. */
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
