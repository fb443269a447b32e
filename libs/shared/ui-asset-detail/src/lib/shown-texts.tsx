import type { ShownText } from '@yoodee/ui-asset-card';
import { Link } from '@yoodee/ui-kit';

/** A text that may lead to a page about what it names. */
export interface LinkedText extends ShownText {
  href?: string;
}

/** Texts in a row, each marked with its language for screen readers. */
export const ShownTexts = ({ texts }: { texts: readonly LinkedText[] }) =>
  texts.map(({ text, lang, href }) =>
    href ? (
      <Link key={text} href={href} lang={lang}>
        {text}
      </Link>
    ) : lang ? (
      <span key={text} lang={lang}>
        {text}
      </span>
    ) : (
      text
    ),
  );
