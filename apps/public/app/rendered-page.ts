/** A document as React wrote it, and apart from it what its scripts start from. */
export interface RenderedPage {
  html: string;
  /** The loaders' data as React Router encodes them; null for a document without scripts. */
  data: string | null;
}

const stream = 'window.__reactRouterContext.streamController';

/** Hands the loaders' data to React Router in the browser. */
export const dataScript = (data: string): string =>
  `${stream}.enqueue(${JSON.stringify(data).replaceAll('<', '\\u003c')});\n${stream}.close();`;

/** The document that works by itself, with its data inside. */
export const wholeDocument = ({ html, data }: RenderedPage): string => {
  if (data === null) return html;
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}<script>${dataScript(data)}</script>${html.slice(end)}`;
};
