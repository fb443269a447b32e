import type { PageHandle } from '@yoodee/layouts';
import { PageHead } from '@yoodee/public-page';
import { useLoaderData } from 'react-router';
import type { loader } from './best-matches.loader.ts';
import { BestMatchesPage } from './lib/best-matches/best-matches-page.tsx';

export const handle: PageHandle = { isInSitemap: true };

export const Component = () => {
  const view = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={view.texts.title} description={view.texts.lead} isIndexed={!view.isSearch} />
      <BestMatchesPage view={view} />
    </>
  );
};
