import { send, toRequest } from '@yoodee/api-client';
import { getAreaExamples, type AreaExamples } from '@yoodee/api-contract/areas';
import { withMessages, type LazyMessages } from '@yoodee/i18n';
import type { LoadPart } from '@yoodee/public-page';
import { Examples } from './examples.tsx';

const ownMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/area-examples/th'),
  en: () => import('@yoodee/i18n/messages/area-examples/en'),
};

/** What three prices buy in the area with this path; null if there are too few listings. Rejects without a network. */
export const loadExamples: LoadPart<string> = async (path, { locale, signal }) => {
  const request = toRequest(getAreaExamples, { query: { path } });
  const { data } = await send<{ deals: AreaExamples[] }>(request, { locale, signal });
  if (!data || data.deals.length === 0) return null;
  return withMessages(
    locale,
    Promise.resolve(() => <Examples deals={data.deals} />),
    ownMessages,
  );
};
