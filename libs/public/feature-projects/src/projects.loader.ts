import { getProjects } from '@yoodee/api-contract/projects';
import { loadFromApi, loadProvinces } from '@yoodee/public-page/loading';
import { localeOfPath } from '@yoodee/site';
import { data, type LoaderFunctionArgs } from 'react-router';
import { toProjectsPageView } from './lib/list/projects-page.view.ts';

/** Other cursors give 404 here, because the API would respond with 400. */
const cursor = /^[1-9]\d{0,14}$/;

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const { pathname, searchParams } = new URL(request.url);
  const read = (key: string) => searchParams.get(key)?.trim() ?? '';
  const after = read('after');
  if (after !== '' && !cursor.test(after)) throw data(null, { status: 404 });
  const name = read('name').slice(0, 100);
  const provinces = await loadProvinces(request);
  const asked = read('province');
  const province = provinces.some(({ code }) => code === asked) ? asked : '';
  const query = { ...(name && { name }), ...(province && { province }), ...(after && { after }) };
  const found = await loadFromApi(getProjects, { query }, request);
  const isProvinceRefused = asked !== '' && province === '';
  return toProjectsPageView(found, provinces, { name, province, isProvinceRefused, after }, localeOfPath(pathname));
};
