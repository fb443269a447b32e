import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { BaseMap } from './base-map-data.ts';
import { labelLayers } from './label-layers.ts';
import type { MapColours, MapLook } from './map-engine.ts';
import { exitLayers } from './station-exits.ts';
import { growing, mixed } from './style-expressions.ts';

/** The image of {@link drawPaper}, which the engine adds to the map. */
export const paperImage = 'paper';

/**
 * The zoom levels between which land and water turn into squared paper. Natural Earth has few points: closer, coasts and
 * rivers would be in the wrong place.
 */
const paper = { from: 10.75, to: 12.25 };

/** Visible until the paper is. */
const fading = (opacity = 1) => growing(paper.from, opacity, paper.to, 0);

/** Quieter than the token in dark mode, stronger in light mode. */
export const waterColour = ({ water, waterName, neighbour }: MapColours) =>
  mixed(mixed(water, 0.1, waterName), 0.3, neighbour);

/**
 * The colour of a rail line, mixed with 40 % of the label colour for contrast: dark blue stays visible on a dark map,
 * lime on a white one.
 */
const lineColour = ({ name }: MapColours) => mixed(['get', 'colour'], 0.4, name);

const landLayers = (colours: MapColours): LayerSpecification[] => [
  {
    id: 'sea',
    type: 'background',
    paint: { 'background-color': growing(paper.from, waterColour(colours), paper.to, colours.land) },
  },
  {
    id: 'land',
    type: 'fill',
    source: 'land',
    maxzoom: paper.to,
    paint: { 'fill-color': colours.neighbour, 'fill-opacity': fading() },
  },
  {
    id: 'thailand',
    type: 'fill',
    source: 'provinces',
    // Without it a seam shows between provinces.
    paint: { 'fill-color': colours.land, 'fill-outline-color': colours.land },
  },
  {
    id: 'lakes',
    type: 'fill',
    source: 'lakes',
    maxzoom: paper.to,
    paint: { 'fill-color': waterColour(colours), 'fill-opacity': fading() },
  },
  {
    id: 'rivers',
    type: 'line',
    source: 'rivers',
    maxzoom: 11.25,
    filter: ['<=', ['get', 'minZoom'], ['zoom']],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': mixed(waterColour(colours), 0.15, colours.waterName),
      'line-width': growing(5, 0.75, 11, 3),
      'line-opacity': growing(10, 1, 11.25, 0),
    },
  },
];

const borderLayers = (colours: MapColours): LayerSpecification[] => [
  {
    id: 'province-borders',
    type: 'line',
    source: 'provinces',
    minzoom: 5,
    maxzoom: paper.to,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': mixed(colours.border, 0.25, colours.name),
      'line-width': growing(5, 0.5, 12, 1.25),
      'line-opacity': fading(),
    },
  },
  {
    id: 'country-borders',
    type: 'line',
    source: 'country-borders',
    maxzoom: paper.to,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': mixed(colours.border, 0.6, colours.name),
      'line-width': growing(4, 0.75, 10, 2),
      'line-opacity': fading(),
    },
  },
];

const paperLayer: LayerSpecification = {
  id: 'paper',
  type: 'background',
  minzoom: paper.from,
  paint: { 'background-pattern': paperImage, 'background-opacity': growing(paper.from, 0, paper.to, 1) },
};

/** What is on top of any ground: it comes from our own tables, or from the operator. */
export const railLayers = (colours: MapColours): LayerSpecification[] => [
  {
    id: 'rail',
    type: 'line',
    source: 'rail',
    minzoom: 8,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': lineColour(colours), 'line-width': growing(8, 1, 15, 4) },
  },
  {
    id: 'stations',
    type: 'circle',
    source: 'stations',
    minzoom: 11,
    paint: {
      'circle-radius': growing(11, 2, 16, 5.5),
      'circle-color': colours.land,
      'circle-stroke-color': lineColour(colours),
      'circle-stroke-width': growing(11, 1.25, 16, 2.5),
    },
  },
  ...(
    [
      ['cities', 5, 10, colours.name],
      ['airports', 8, 24, colours.waterName],
    ] as const
  ).map(([source, minzoom, maxzoom, colour]): LayerSpecification => ({
    id: `${source}-dots`,
    type: 'circle',
    source,
    minzoom,
    maxzoom,
    ...(source === 'cities' && { filter: ['<=', ['get', 'minZoom'], ['zoom']] }),
    paint: {
      'circle-radius': growing(minzoom, 2, 14, 4.5),
      'circle-color': colours.land,
      'circle-stroke-color': colour,
      'circle-stroke-width': 1.5,
    },
  })),
  ...exitLayers(colours),
];

/** The ground of every map of ours: land, water, borders, and squared paper where those would be too coarse. */
export const groundLayers = ({ colours }: MapLook): LayerSpecification[] => [
  ...landLayers(colours),
  ...borderLayers(colours),
  paperLayer,
];

/** `attribution` is shown on the map. Natural Earth asks for none, so it gives way to that of streets. */
export const baseMapSources = (baseMap: BaseMap, attribution?: string): StyleSpecification['sources'] =>
  Object.fromEntries(
    Object.entries(baseMap).map(([name, data]) => [
      name,
      { type: 'geojson', data, tolerance: 0.2, ...(name === 'land' && attribution && { attribution }) },
    ]),
  );

/** Our own style: the ground, rail lines, stations and names in one language, from data that is already loaded. */
export const baseMapStyle = (baseMap: BaseMap, look: MapLook): StyleSpecification => ({
  version: 8,
  sources: baseMapSources(baseMap, 'Natural Earth'),
  layers: [...groundLayers(look), ...railLayers(look.colours), ...labelLayers(look)],
});
