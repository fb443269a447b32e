import { useLocale } from '@yoodee/i18n';
import { otherLocale } from '@yoodee/site';

/** What a person typed, such as a name: its letters decide in which language it is read out. */
export const Typed = ({ children }: { children: string }) => (
  <span lang={otherLocale(useLocale(), children)}>{children}</span>
);
