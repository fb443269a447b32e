import { getService } from '@yoodee/api-contract/services';
import { loadFromApi, loadIcons, loadProvinces } from '@yoodee/public-page/loading';
import { localeOfPath } from '@yoodee/site';
import { data, type LoaderFunctionArgs } from 'react-router';
import { toServicePageView } from './lib/service-page.view.ts';

export const loader = async ({ request, params: { slug = '' } }: LoaderFunctionArgs) => {
  // The API responds to any other slug with 400.
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) throw data(null, { status: 404 });
  const [service, provinces] = await Promise.all([
    loadFromApi(getService, { params: { slug } }, request),
    loadProvinces(request),
  ]);
  const draw = await loadIcons([service.icon]);
  return toServicePageView({ service, provinces, locale: localeOfPath(new URL(request.url).pathname), draw });
};
