import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { MarkupKeeperProvider } from '@yoodee/asset-view';
import { createMarkupKeeper } from './keep-markup.server';
import type { RenderedPage } from './rendered-page';

/** How React marks a part that has to be rendered in the browser: nothing of ours may wait on the server. */
const fallbackOpens = '<!--$!-->';

/** Whether a part of a page was sent as its fallback. */
export const isPartial = (html: string): boolean => html.includes(fallbackOpens);

const render = (page: ReactElement): Omit<RenderedPage, 'data'> => {
  const { keep, parts } = createMarkupKeeper();
  return { html: renderToString(<MarkupKeeperProvider value={keep}>{page}</MarkupKeeperProvider>), parts };
};

/**
 * A page in one string, which waits for nothing. A lazy part, fetched when a process first meets it, is waited for
 * beforehand by React's other renderer; what that one writes is not used.
 */
export const renderWhole = async (page: ReactElement): Promise<Omit<RenderedPage, 'data'>> => {
  const rendered = render(page);
  if (!isPartial(rendered.html)) return rendered;
  await prerenderToNodeStream(page);
  return render(page);
};
