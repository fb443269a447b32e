import type { ShownText } from './asset-text.ts';

/** Texts in a row; screen readers say each in its own language. */
export const ShownTexts = ({ texts }: { texts: readonly ShownText[] }) =>
  texts.map(({ text, lang }) =>
    lang ? (
      <span key={text} lang={lang}>
        {text}
      </span>
    ) : (
      text
    ),
  );
