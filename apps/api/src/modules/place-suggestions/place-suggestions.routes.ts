import type { FastifyInstance } from 'fastify';
import {
  findPlacesNear,
  mostSuggestedProjects,
  suggestPlaces,
  suggestProjects,
} from '@yoodee/api-contract/place-suggestions';
import { nameKeys } from '@yoodee/search-query';
import { inScratch } from '@yoodee/server-search-index';
import { findSubdistrict } from '@yoodee/server-thai-geo';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import type { AssetSearch } from '../assets/asset-search.ts';
import { findNamed, keysOf } from '../assets/find-named.ts';
import { createSuggestedProjects } from '../assets/suggest.queries.ts';
import type { Outlines } from '../outlines/outlines.ts';
import { describeProject } from './describe-project.ts';
import { listedNear, placesOf } from './places-near.ts';
import { createListedSubdistricts } from './listed-subdistricts.queries.ts';
import { createProjectQueries } from './projects.queries.ts';
import { placeOfSubdistrict, suggestPlacesFor } from './suggest-places.ts';

/** Completes addresses while listing a property. Tone marks, spaces and the keyboard layout do not matter. */
export const placeSuggestionRoutes = (
  app: FastifyInstance,
  { db, readDb, assetSearch, outlines }: { db: Db; readDb: Db; assetSearch: AssetSearch; outlines: Outlines },
) => {
  const findProjects = createSuggestedProjects(db);
  const projects = createProjectQueries(db);
  const { subdistrictsOf } = createListedSubdistricts(readDb);

  route(app, suggestPlaces, async ({ query: { q } }) => suggestPlacesFor(q));

  route(app, findPlacesNear, async ({ query: point }) => {
    const { nearest, districts } = await assetSearch.read((index, now) =>
      inScratch(() => listedNear(index, point, now)),
    );
    const outlined = (await outlines.grid())?.at(point);
    return {
      outlined: outlined
        ? { place: placeOfSubdistrict(findSubdistrict(outlined.code)!), possible: outlined.possible }
        : null,
      places: placesOf(nearest, await subdistrictsOf(nearest.map(({ assetId }) => assetId))),
      districts,
    };
  });

  route(app, suggestProjects, async ({ query: { q } }) => {
    const listed = (await findProjects()).map((project) => ({
      keys: keysOf([project.name_th, project.name_en, ...project.aliases]),
      value: project,
    }));
    const found = findNamed(listed, nameKeys(q), mostSuggestedProjects);
    const ids = found.flatMap(({ id }) => id ?? []);
    // Those without a listing, e.g. imported ones, are found by their whole name.
    const others = (await projects.named(q, mostSuggestedProjects)).filter((id) => !ids.includes(id));
    const known = await projects.known([...ids, ...others]);
    const names = new Set([...known.values()].map(({ row }) => row.name_th));
    const waiting = found.filter(({ id, name_th }) => id === null && !names.has(name_th));
    const unmatched = [...new Set(waiting.map(({ name_th }) => name_th))];
    const listings = unmatched.length > 0 ? await projects.unmatchedOf(unmatched) : [];
    const described = [
      ...[...ids, ...others].flatMap((id) => {
        const project = known.get(id);
        return project ? (describeProject({ name: project.row.name_th, ...project }) ?? []) : [];
      }),
      ...unmatched.flatMap(
        (name) => describeProject({ name, listings: listings.filter(({ name_th }) => name_th === name) }) ?? [],
      ),
    ];
    return described.slice(0, mostSuggestedProjects);
  });
};
