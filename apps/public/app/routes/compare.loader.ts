import { searchAssets } from '@yoodee/api-contract/assets';
import { readAddedId, readCompareIds, toComparePageView } from '@yoodee/public-feature-compare/view';
import { loadFromApi } from '@yoodee/public-page/loading';
import { hrefs, localeOfPath } from '@yoodee/site';
import { redirect, type LoaderFunctionArgs } from 'react-router';

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const asked = readCompareIds(searchParams.get('ids'));
  const added = readAddedId(searchParams.get('add'), asked.ids);
  if (added && 'ids' in added) throw redirect(hrefs(locale).compareWith(added.ids));
  const { details = [] } =
    asked.ids.length > 0
      ? await loadFromApi(searchAssets, { query: { ids: asked.ids.join(), detail: '1' } }, request)
      : {};
  return toComparePageView({ asked, added: added?.problem ?? null, details, locale, now: new Date() });
};
