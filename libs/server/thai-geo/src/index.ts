export {
  boxAround,
  metresBetween,
  nearestStations,
  type NearestOptions,
  type NearestStation,
  type Point,
} from './lib/nearest-stations.ts';
export {
  districtsOf,
  findDistrict,
  findProvince,
  findSubdistrict,
  placeNames,
  provinces,
  subdistrictsOf,
  type District,
  type PlaceCodes,
  type PlaceName,
  type PlaceNames,
  type Province,
  type Subdistrict,
} from './lib/places.ts';
export {
  journeysTo,
  longestWalk,
  timesTo,
  walkBetween,
  walksFrom,
  type Destination,
  type Journey,
  type Walk,
} from './lib/rail-times/journeys.ts';
export { reachedCircles, type ReachedCircle } from './lib/rail-times/reached-circles.ts';
export type { StationTimes } from './lib/rail-times/station-times.ts';
export type { Region } from './lib/provinces.data.ts';
export { englishPersonName, englishPlaceName } from './lib/romanise/english-names.ts';
export { findLine, findStation, lines, stations, type Line, type Station } from './lib/stations.ts';
export { walkingMinutes, walkingPace } from './lib/walking.ts';
