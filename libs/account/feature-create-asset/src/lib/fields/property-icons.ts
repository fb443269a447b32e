import type { PropertyType } from '@yoodee/api-contract';
import type { IconData } from '@yoodee/ui-kit';
import {
  bedDoubleIcon,
  briefcaseIcon,
  building2Icon,
  doorOpenIcon,
  factoryIcon,
  fenceIcon,
  hotelIcon,
  houseIcon,
  landmarkIcon,
  landPlotIcon,
  layersIcon,
  shoppingBagIcon,
  storeIcon,
  warehouseIcon,
  wavesIcon,
} from '@yoodee/ui-kit/icons';

export const propertyIcons: Record<PropertyType, IconData> = {
  condo: building2Icon,
  detached_house: houseIcon,
  semi_detached: fenceIcon,
  townhouse: layersIcon,
  pool_villa: wavesIcon,
  home_office: doorOpenIcon,
  apartment: bedDoubleIcon,
  land: landPlotIcon,
  commercial_building: storeIcon,
  office: briefcaseIcon,
  retail: shoppingBagIcon,
  warehouse: warehouseIcon,
  factory: factoryIcon,
  hotel: hotelIcon,
  business: landmarkIcon,
};
