import { getServices } from '@yoodee/api-contract/services';
import { loadFromApi, loadIcons } from '@yoodee/public-page/loading';
import { localeOfPath } from '@yoodee/site';
import type { LoaderFunctionArgs } from 'react-router';
import { toServicesPageView } from './lib/services-page.view.ts';

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const services = await loadFromApi(getServices, {}, request);
  const draw = await loadIcons(services.map(({ icon }) => icon));
  return toServicesPageView(services, localeOfPath(new URL(request.url).pathname), draw);
};
