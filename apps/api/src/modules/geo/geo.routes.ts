import type { FastifyInstance } from 'fastify';
import { getProvince, getProvinces, getReachedAreas, getStations } from '@yoodee/api-contract/geo';
import { readReach } from '@yoodee/api-contract/reach';
import {
  districtsOf,
  findLine,
  findProvince,
  provinces,
  reachedCircles,
  stations,
  subdistrictsOf,
} from '@yoodee/server-thai-geo';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { checkReach } from './check-reach.ts';

/** Official names rarely change: fresh for an hour, then stale while revalidating for a week. */
const cacheControl = 'public, max-age=3600, stale-while-revalidate=604800';

const nameOf = ({ name_th, name_en }: { name_th: string; name_en: string }) => ({ th: name_th, en: name_en });

/** Places and stations for address forms and filters. */
export const geoRoutes = (app: FastifyInstance) => {
  const allProvinces = provinces.map((province) => ({ code: province.code, name: nameOf(province) }));
  const allStations = stations.map((station) => {
    const line = findLine(station.line_id)!;
    const { id, lat, lng } = station;
    return { id, line: nameOf(line), line_colour: line.colour, name: nameOf(station), lat, lng };
  });

  route(app, getProvinces, async ({ reply }) => {
    reply.header('cache-control', cacheControl);
    return allProvinces;
  });

  route(app, getProvince, async ({ params, reply }) => {
    const province = findProvince(params.code);
    if (!province) throw new ApiError('not_found');
    reply.header('cache-control', cacheControl);
    return {
      code: province.code,
      name: nameOf(province),
      lat: province.lat,
      lng: province.lng,
      districts: districtsOf(province.code).map((district) => ({
        code: district.code,
        name: nameOf(district),
        subdistricts: subdistrictsOf(district.code).map((subdistrict) => ({
          code: subdistrict.code,
          name: nameOf(subdistrict),
          postal_code: subdistrict.postal_code,
        })),
      })),
    };
  });

  route(app, getStations, async ({ reply }) => {
    reply.header('cache-control', cacheControl);
    return allStations;
  });

  route(app, getReachedAreas, async ({ query, reply }) => {
    checkReach(query);
    reply.header('cache-control', cacheControl);
    return query.reach.map((reach) => {
      const { place, minutes } = readReach(reach)!;
      return { reach, circles: reachedCircles(place, minutes) };
    });
  });
};
