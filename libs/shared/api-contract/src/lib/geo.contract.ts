import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { BilingualName } from './fields.ts';
import { ReachTexts } from './reach.schema.ts';

const code = (digits: number) => z.string().check(z.regex(new RegExp(`^\\d{${digits}}$`)));

export const getProvinces = endpoint({
  method: 'GET',
  path: '/geo/provinces',
  summary: 'The 77 provinces in Thai order',
  tag: 'geo',
  access: 'public',
  response: z.array(z.object({ code: code(2), name: BilingualName })),
  problems: [],
});

export const getProvince = endpoint({
  method: 'GET',
  path: '/geo/provinces/:code',
  summary: 'A province with its districts, subdistricts and postal codes',
  tag: 'geo',
  access: 'public',
  params: z.object({ code: code(2) }),
  response: z.object({
    code: code(2),
    name: BilingualName,
    lat: z.number(),
    lng: z.number(),
    districts: z.array(
      z.object({
        code: code(4),
        name: BilingualName,
        subdistricts: z.array(z.object({ code: code(6), name: BilingualName, postal_code: z.nullable(z.string()) })),
      }),
    ),
  }),
  problems: ['not_found'],
});

const degrees = z.number();

export const getMapTiles = endpoint({
  method: 'GET',
  path: '/geo/tiles',
  summary: 'The archive of street map tiles; null without one. Its tiles are at /geo/tiles/{archive}/{z}/{x}/{y}',
  tag: 'geo',
  access: 'public',
  response: z.nullable(
    z.object({
      /** Hash of the archive: its tiles never change. */
      archive: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
      min_zoom: z.int(),
      max_zoom: z.int(),
      /** West, south, east, north. */
      bounds: z.tuple([degrees, degrees, degrees, degrees]),
    }),
  ),
  problems: [],
});

export const getSatelliteMap = endpoint({
  method: 'GET',
  path: '/geo/satellite',
  summary: 'Where maps load satellite images; null without them',
  tag: 'geo',
  access: 'public',
  response: z.nullable(
    z.object({
      /** URL of a tile of 256 pixels, with `{z}`, `{x}` and `{y}`. */
      tiles: z.string(),
      /** Text that the provider asks for. */
      credit: z.nullable(z.string()),
      max_zoom: z.int(),
    }),
  ),
  problems: [],
});

export const getStations = endpoint({
  method: 'GET',
  path: '/geo/stations',
  summary: 'Rail stations by line',
  tag: 'geo',
  access: 'public',
  response: z.array(
    z.object({
      id: z.string(),
      line: BilingualName,
      line_colour: z.string(),
      name: BilingualName,
      lat: z.number(),
      lng: z.number(),
    }),
  ),
  problems: [],
});

export const getStationExits = endpoint({
  method: 'GET',
  path: '/geo/station-exits',
  summary: 'Exits of rail stations, if the operator of the site has them',
  tag: 'geo',
  access: 'public',
  response: z.array(
    z.object({
      station_id: z.string(),
      /** The number on signs, such as 3 or 2A; null if it is not known. */
      ref: z.nullable(z.string()),
      lat: degrees,
      lng: degrees,
    }),
  ),
  problems: [],
});

export const getOutline = endpoint({
  method: 'GET',
  path: '/geo/outlines/:code',
  summary: 'The outline of a district or subdistrict; null if the operator of the site has none',
  tag: 'geo',
  access: 'public',
  params: z.object({ code: z.string().check(z.regex(/^\d{4}(\d{2})?$/)) }),
  response: z.nullable(
    z.object({
      /** Corners as longitude and latitude, the first one repeated at the end; holes are rings as well. */
      rings: z.array(z.array(z.tuple([degrees, degrees]))),
      /** Text that the provider of the outlines asks for. */
      credit: z.nullable(z.string()),
    }),
  ),
  problems: ['not_found'],
});
export type Outline = NonNullable<z.infer<typeof getOutline.response>>;

export const getReachedAreas = endpoint({
  method: 'GET',
  path: '/geo/reach',
  summary:
    'Where one can live to reach places in time, as circles that overlap; for each value of `reach` in its order',
  tag: 'geo',
  access: 'public',
  query: z.object({ reach: ReachTexts }),
  response: z.array(
    z.object({
      reach: z.string(),
      /** `metres` is the radius. */
      circles: z.array(z.object({ lat: degrees, lng: degrees, metres: z.int() })),
    }),
  ),
  problems: [],
});
export type ReachedAreas = z.infer<typeof getReachedAreas.response>;
