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
  landPlotIcon,
  landmarkIcon,
  layersIcon,
  storeIcon,
  warehouseIcon,
  wavesIcon,
} from '@yoodee/ui-kit/icons';

export const typeIcons: Record<PropertyType, IconData> = {
  condo: building2Icon,
  detached_house: houseIcon,
  semi_detached: housePlusIcon,
  townhouse: fenceIcon,
  pool_villa: wavesIcon,
  home_office: doorOpenIcon,
  apartment: buildingIcon,
  land: landPlotIcon,
  commercial_building: landmarkIcon,
  office: layersIcon,
  retail: storeIcon,
  warehouse: warehouseIcon,
  factory: factoryIcon,
  hotel: hotelIcon,
  business: briefcaseIcon,
};
