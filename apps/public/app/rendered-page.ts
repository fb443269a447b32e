/** HTML that stands in many documents, as it is sent: it is encoded once, and searched once for what styles it needs. */
export type KeptPart = Buffer;

/** A document as React wrote it, and apart from it what its scripts start from. */
export interface RenderedPage {
  /** With a sign where a kept part belongs. */
  html: string;
  parts: readonly KeptPart[];
  /** The loaders' data as React Router encodes them; null for a document without scripts. */
  data: string | null;
}

/** A comment: neither React nor the sanitiser lets one of somebody else's through. */
export const signOf = (part: number): string => `<!--kept ${part}-->`;
const signs = /<!--kept (\d+)-->/;

/** The bytes of a document, kept parts in their places. */
export const withParts = (html: string, parts: readonly KeptPart[]): Buffer =>
  Buffer.concat(html.split(signs).map((piece, at) => (at % 2 === 1 ? parts[Number(piece)]! : Buffer.from(piece))));

const stream = 'window.__reactRouterContext.streamController';

/** Hands the loaders' data to React Router in the browser. */
export const dataScript = (data: string): string =>
  `${stream}.enqueue(${JSON.stringify(data).replaceAll('<', '\\u003c')});\n${stream}.close();`;

/** The document that works by itself, with its data inside. */
export const withData = ({ html, data }: RenderedPage): string => {
  if (data === null) return html;
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}<script>${dataScript(data)}</script>${html.slice(end)}`;
};
