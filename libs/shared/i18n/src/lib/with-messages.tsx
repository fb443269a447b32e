import type { Locale } from '@yoodee/site';
import { useMemo, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { Messages } from './locale-intl.ts';
import { LocaleProvider } from './locale-provider.tsx';

/** The messages of a library, each language loaded when it is needed. */
export type LazyMessages = Record<Locale, () => Promise<{ default: Messages }>>;

/**
 * Loads a component together with the messages of its libraries, for libraries whose messages the app does not load at
 * first. Inside the component the messages of the app are known, too.
 */
export const withMessages = async <Props extends object>(
  locale: Locale,
  component: Promise<ComponentType<Props>>,
  ...libraries: LazyMessages[]
): Promise<ComponentType<Props>> => {
  const [Component, ...loaded] = await Promise.all([component, ...libraries.map((library) => library[locale]())]);
  const added: Messages = Object.assign({}, ...loaded.map(({ default: messages }) => messages));
  const WithMessages = (props: Props) => {
    const known = useIntl().messages as Messages;
    const messages = useMemo(() => ({ ...known, ...added }), [known]);
    return (
      <LocaleProvider locale={locale} messages={messages}>
        <Component {...props} />
      </LocaleProvider>
    );
  };
  return WithMessages;
};
