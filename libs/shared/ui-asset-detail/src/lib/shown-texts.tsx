import type { ShownText } from '@yoodee/ui-asset-card';

/** Texts in a row, each marked with its language for screen readers. */
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
