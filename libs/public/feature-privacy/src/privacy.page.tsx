import type { PageHandle } from '@yoodee/layouts';
import { PageHead } from '@yoodee/public-page';
import { useLoaderData } from 'react-router';
import { PrivacyPage } from './lib/privacy-page.tsx';
import type { loader } from './privacy.loader.ts';

export const handle: PageHandle = { isInSitemap: true };

export const Component = () => {
  const notice = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={notice.title} description={notice.lead} />
      <PrivacyPage notice={notice} />
    </>
  );
};
