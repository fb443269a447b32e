import { getAreas } from '@yoodee/api-contract/areas';
import { loadFromApi } from '@yoodee/public-page/loading';
import { localeOfPath } from '@yoodee/site';
import type { LoaderFunctionArgs } from 'react-router';
import { toAreasPageView } from './lib/areas-page.view.ts';

export const loader = async ({ request }: LoaderFunctionArgs) =>
  toAreasPageView(await loadFromApi(getAreas, {}, request), localeOfPath(new URL(request.url).pathname));
