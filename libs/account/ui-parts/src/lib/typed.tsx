import { useLocale } from '@yoodee/i18n';
import { otherLocale } from '@yoodee/site';

/** Text that a person typed, such as a name. Its language for screen readers is detected from its letters. */
export const Typed = ({ children }: { children: string }) => (
  <span lang={otherLocale(useLocale(), children)}>{children}</span>
);
