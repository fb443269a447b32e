import { Marked, type Tokens } from 'marked';
import { plainText } from '@yoodee/asset-rules/texts';
import type { ContentHeading } from '../../db/schema/content.ts';

/** Letters and digits of any script, joined by hyphens: readable in a URL. */
const anchorOf = (text: string) =>
  `h-${
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{Nd}]+/gu)
      ?.join('-') ?? ''
  }`;

/**
 * Renders an article's Markdown to HTML, not sanitised yet, with an anchor on every second-level heading. The page's
 * title is the first level, so texts begin with `##`. Throws RangeError for unsupported content.
 */
export const renderMarkdown = async (markdown: string): Promise<{ html: string; headings: ContentHeading[] }> => {
  const headings: ContentHeading[] = [];
  // Thrown after rendering, because marked adds its own sentence to errors thrown inside.
  let problem: string | null = null;
  const addHeading = (text: string): string => {
    const anchor = anchorOf(text);
    const same = headings.filter(({ id }) => id === anchor || id.startsWith(`${anchor}-`)).length;
    const id = same === 0 ? anchor : `${anchor}-${same + 1}`;
    headings.push({ id, text });
    return id;
  };
  const marked = new Marked<string, string>({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        if (depth < 2 || depth > 4) problem ??= `headings go from ## to ####: "${text}"`;
        const content = this.parser.parseInline(tokens);
        if (depth > 2) return `<h${depth}>${content}</h${depth}>\n`;
        return `<h2 id="${addHeading(plainText(content))}">${content}</h2>\n`;
      },
      image({ href }: Tokens.Image) {
        problem ??= `pictures belong into meta.yaml: "${href}"`;
        return '';
      },
    },
  });
  const html = await marked.parse(markdown);
  if (problem !== null) throw new RangeError(problem);
  return { html, headings };
};
