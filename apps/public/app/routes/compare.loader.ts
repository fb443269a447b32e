import { searchAssets, type AssetDetail } from '@yoodee/api-contract/assets';
import { getProject, type Project } from '@yoodee/api-contract/projects';
import { readAddedId, readCompareIds, toComparePageView } from '@yoodee/public-feature-compare/view';
import { loadFromApi } from '@yoodee/public-page/loading';
import { hrefs, localeOfPath } from '@yoodee/site';
import { redirect, type LoaderFunctionArgs } from 'react-router';

/** The projects of the assets, by project id. The comparison works without the projects that cannot be loaded. */
const loadProjects = async (
  details: readonly AssetDetail[],
  request: Request,
): Promise<ReadonlyMap<number, Project>> => {
  const ids = [...new Set(details.flatMap(({ project_id: id }) => id ?? []))];
  const found = await Promise.allSettled(ids.map((id) => loadFromApi(getProject, { params: { id } }, request)));
  return new Map(found.flatMap((one, at) => (one.status === 'fulfilled' ? [[ids[at]!, one.value] as const] : [])));
};

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const asked = readCompareIds(searchParams.get('ids'));
  const added = readAddedId(searchParams.get('add'), asked.ids);
  if (added && 'ids' in added) throw redirect(hrefs(locale).compareWith(added.ids));
  const { details: found = [] } =
    asked.ids.length > 0
      ? await loadFromApi(searchAssets, { query: { ids: asked.ids.join(), detail: '1' } }, request)
      : {};
  const projects = await loadProjects(found, request);
  const details = found.map((asset) => ({ ...asset, project: projects.get(asset.project_id ?? 0) ?? null }));
  return toComparePageView({ asked, added: added?.problem ?? null, details, locale, now: new Date() });
};
