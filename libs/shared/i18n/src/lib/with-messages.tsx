import type { Locale } from '@yoodee/site';
import type { ComponentType } from 'react';
import { AddedMessages } from './added-messages.tsx';
import type { Messages } from './locale-intl.ts';

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
  const WithMessages = (props: Props) => (
    <AddedMessages messages={added}>
      <Component {...props} />
    </AddedMessages>
  );
  return WithMessages;
};
