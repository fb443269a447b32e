import {
  findStation,
  nearestStations,
  type NearestStation,
  type Province,
  type Station,
  type Subdistrict,
} from '@yoodee/server-thai-geo';
import type { PropertyType } from '@yoodee/asset-rules/options';
import type { Random } from '../random.ts';
import type { Names, Neighbourhood, Setting } from './neighbourhoods/neighbourhood.ts';
import { isOnRail, placeOf } from './neighbourhoods/neighbourhoods.ts';
import { pointIn, soiAt } from './point.ts';
import { projectsOf, type Project, type ProjectFamily } from './projects.ts';

/** The location of an asset. */
export interface Site {
  readonly neighbourhood: Neighbourhood;
  readonly province: Province;
  readonly subdistrict: Subdistrict;
  readonly project: Project | null;
  readonly lat: number;
  readonly lng: number;
  /** Number of the side street, if the road has numbered ones. */
  readonly soi: number | null;
  /** At most two, different, the better known first. */
  readonly landmarks: readonly Names[];
  readonly station: NearStation | null;
}

export type NearStation = NearestStation & Pick<Station, 'line_id' | 'name_th' | 'name_en'>;

/** Texts mention a station only up to this distance. */
const stationMetres = 2_200;

const families: Partial<Record<PropertyType, ProjectFamily>> = {
  condo: 'condo',
  detached_house: 'estate',
  semi_detached: 'estate',
  townhouse: 'estate',
  home_office: 'estate',
  pool_villa: 'villas',
  apartment: 'apartment',
  office: 'office',
};

/** Share of a family's units that belong to a named development. */
const inProject: Readonly<Record<ProjectFamily, (setting: Setting) => number>> = {
  condo: () => 1,
  estate: (setting) => (setting === 'town' || setting === 'hills' ? 0.4 : 0.72),
  villas: () => 0.6,
  apartment: () => 0.9,
  office: () => 0.8,
};

const projectFor = (random: Random, place: Neighbourhood, type: PropertyType): Project | null => {
  const family = families[type];
  if (!family) return null;
  const projects = projectsOf(place, family);
  return projects.length > 0 && random.chance(inProject[family](place.setting)) ? random.pick(projects) : null;
};

const onRail = new Map<Neighbourhood, boolean>();
const stationsAt = new Map<Project, NearStation | null>();

const stationNear = (lat: number, lng: number): NearStation | null => {
  const [nearest] = nearestStations(lat, lng, { limit: 1, maxMetres: stationMetres });
  const station = nearest && findStation(nearest.station_id);
  return station ? { ...nearest, line_id: station.line_id, name_th: station.name_th, name_en: station.name_en } : null;
};

const remembered = <Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value => {
  if (!map.has(key)) map.set(key, make());
  return map.get(key)!;
};

const places = new Map<Neighbourhood, ReturnType<typeof placeOf>>();

/** Chooses a development or plot for this property type and finds what is near it. */
export const drawSite = (random: Random, neighbourhood: Neighbourhood, type: PropertyType): Site => {
  const project = projectFor(random, neighbourhood, type);
  const { lat, lng } = project ?? pointIn(random, neighbourhood);
  const hasRail = remembered(onRail, neighbourhood, () => isOnRail(neighbourhood));
  const look = () => (hasRail ? stationNear(lat, lng) : null);
  const [first, second] = [random.next(), random.next()].map((chance) =>
    Math.floor(chance * neighbourhood.landmarks.length),
  );
  return {
    neighbourhood,
    ...remembered(places, neighbourhood, () => placeOf(neighbourhood)),
    project,
    lat,
    lng,
    soi: project ? project.soi : random.chance(0.8) ? soiAt(neighbourhood, { lat, lng }) : null,
    landmarks: [...new Set([first!, second!])].map((index) => neighbourhood.landmarks[index]!),
    station: project ? remembered(stationsAt, project, look) : look(),
  };
};
