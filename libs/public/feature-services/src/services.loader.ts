import { getServices } from '@yoodee/api-contract/services';
import { loadFromApi } from '@yoodee/public-page/loading';
import { localeOfPath } from '@yoodee/site';
import type { LoaderFunctionArgs } from 'react-router';
import { toServicesPageView } from './lib/services-page.view.ts';

export const loader = async ({ request }: LoaderFunctionArgs) =>
  toServicesPageView(await loadFromApi(getServices, {}, request), localeOfPath(new URL(request.url).pathname));
