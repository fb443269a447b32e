import { parse, YAMLParseError } from 'yaml';
import * as z from 'zod/mini';
import { plainText } from '@yoodee/asset-rules/texts';
import type { Locale } from '@yoodee/site';
import type { ContentHeading, StoredPicture } from '../../db/schema/content.ts';
import { hasIcon } from '../icons/icon-sets.ts';
import type { Sanitiser } from '../sanitising/sanitiser.ts';
import { ContentError } from './content-error.ts';
import { describePicture } from './content-picture.ts';
import { renderMarkdown } from './render-markdown.ts';

/** The files of one article or service. */
export interface ContentFolder {
  /** Below `content/`, e.g. `news/new-line`. */
  name: string;
  slug: string;
  /** Hash of all files. */
  hash: string;
  files: ReadonlyMap<string, Buffer>;
}

/** A text of content in one language. */
export interface ContentText {
  /** Sanitised. */
  html: string;
  headings: ContentHeading[];
}

/** One folder of content. Files are validated when they are read. All methods throw {@link ContentError}. */
export interface ContentSource {
  slug: string;
  hash: string;
  /** Parses `meta.yaml` with `schema`. */
  meta<Schema extends z.ZodMiniType>(schema: Schema): z.output<Schema>;
  /** `th.md` or `en.md`; null if it does not exist. */
  text(locale: Locale): Promise<ContentText | null>;
  /** A picture of the folder, named by `field` of `meta.yaml`; stored with the row. */
  picture(file: string, field: string): Promise<StoredPicture>;
  /** Checks the icon that `meta.yaml` names; null if it names none. */
  icon(name: string | undefined): Promise<string | null>;
  /** Bytes of the pictures read so far, by key. */
  pictures: ReadonlyMap<string, Buffer>;
}

const { localeError } = z.locales.en();

const framesIn = (html: string) => html.match(/<iframe\b/gi)?.length ?? 0;
const untitledFrame = /<iframe(?![^>]*\stitle="[^"])[^>]*>/i;

export const openContentSource = ({ name, slug, hash, files }: ContentFolder, sanitiser: Sanitiser): ContentSource => {
  const pictures = new Map<string, Buffer>();
  const fail = (file: string, field: string | null, problem: string) =>
    new ContentError(`${name}/${file}`, field, problem);

  /** A RangeError describes a problem of the file. */
  const orContentError = <Result>(file: string, reading: Promise<Result>): Promise<Result> =>
    reading.catch((error: unknown) => {
      throw error instanceof RangeError ? fail(file, null, error.message) : error;
    });

  const readYaml = (): unknown => {
    const file = files.get('meta.yaml');
    if (!file) throw fail('meta.yaml', null, 'is missing');
    try {
      return parse(file.toString('utf8'));
    } catch (error) {
      if (error instanceof YAMLParseError) throw fail('meta.yaml', null, error.message);
      throw error;
    }
  };

  return {
    slug,
    hash,
    pictures,
    meta(schema) {
      const parsed = z.safeParse(schema, readYaml(), { error: localeError });
      if (parsed.success) return parsed.data;
      const [issue] = parsed.error.issues;
      throw fail('meta.yaml', issue!.path.join('.') || null, issue!.message);
    },
    async text(locale) {
      const file = `${locale}.md`;
      const markdown = files.get(file)?.toString('utf8');
      if (markdown === undefined) return null;
      const rendered = await orContentError(file, renderMarkdown(markdown));
      const html = await sanitiser.article(rendered.html);
      if (!plainText(html)) throw fail(file, null, 'is empty');
      if (framesIn(html) < framesIn(rendered.html)) throw fail(file, 'iframe', 'is not from a player we allow');
      if (untitledFrame.test(html)) throw fail(file, 'iframe', 'needs a title');
      return { html, headings: rendered.headings };
    },
    async picture(file, field) {
      const bytes = files.get(file);
      if (!bytes) throw fail('meta.yaml', field, `there is no file ${file}`);
      const picture = await orContentError(file, describePicture(bytes));
      pictures.set(picture.key, bytes);
      return picture;
    },
    async icon(name) {
      if (name === undefined) return null;
      if (!(await hasIcon(name))) throw fail('meta.yaml', 'icon', `there is no icon ${name}`);
      return name;
    },
  };
};
