import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Feature, FeatureCollection, LineString, MultiLineString, MultiPolygon, Point, Polygon } from 'geojson';
import type { NaturalEarth } from './natural-earth.ts';
import { packLine, packRing } from './outlines.ts';
import { cityNames, riverNames } from './surrounding-names.data.ts';
import { simplify } from './simplify.ts';
import { surroundingUnits } from './surroundings.ts';

/**
 * Writes `data/natural-earth.json` from a folder with the GeoJSON files of Natural Earth 1:10 million, see README.md.
 * Run it again when a name is added or the data is renewed.
 */

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder with the GeoJSON files of Natural Earth.');

const read = async <G extends Point | LineString | MultiLineString | Polygon | MultiPolygon>(
  name: string,
): Promise<Feature<G, Record<string, string | number | null>>[]> =>
  (JSON.parse(await readFile(join(folder, `${name}.geojson`), 'utf8')) as FeatureCollection<G, never>).features;

/** Degrees: some 200 m for lines and lakes, which are seen up to a scale where streets would begin. */
const tolerance = () => 0.002;

const linesOf = ({ geometry }: Feature<LineString | MultiLineString>) =>
  (geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates).map((line) =>
    packLine(simplify(line, tolerance), surroundingUnits),
  );

const ringsOf = ({ geometry }: Feature<Polygon | MultiPolygon>) =>
  (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map(([outer]) =>
    packRing(simplify(outer!, tolerance), surroundingUnits),
  );

const cities = await read<Point>('populated_places_simple');
const cityRow = ([theirName, th, en]: (typeof cityNames)[number]): NaturalEarth['cities'][number] => {
  const city = cities.find(({ properties }) => properties.name === theirName);
  if (!city) throw new Error(`Natural Earth has no city ${theirName}.`);
  const [lng, lat] = city.geometry.coordinates;
  return [th, en, lng!, lat!, Number(city.properties.min_zoom)];
};

const rivers = (await read<MultiLineString>('rivers_lake_centerlines')).map((river) => {
  const name = riverNames.find(([theirName]) => theirName === river.properties.name);
  return {
    minZoom: Number(river.properties.min_zoom),
    name: name ? ([name[1], name[2]] as const) : null,
    lines: linesOf(river),
  };
});

const packed: NaturalEarth = {
  cities: cityNames.map(cityRow),
  rivers,
  borders: (await read<MultiLineString>('admin_0_boundary_lines_land')).flatMap(linesOf),
  lakes: (await read<Polygon>('lakes')).flatMap(ringsOf),
  islands: (await read<Polygon>('minor_islands')).flatMap(ringsOf),
};
await writeFile(new URL('../data/natural-earth.json', import.meta.url), JSON.stringify(packed));
