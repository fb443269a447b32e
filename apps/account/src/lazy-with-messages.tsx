import { withMessages, type LazyMessages } from '@yoodee/i18n';
import { localeOfPath } from '@yoodee/site';
import { lazy, Suspense, type ComponentType } from 'react';

/** A component that loads with the messages of its libraries when it is first shown. */
export const lazyWithMessages = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...libraries: LazyMessages[]
) => {
  const Loaded = lazy(async () => {
    const Component: ComponentType<Props> = await withMessages(localeOfPath(location.pathname), load(), ...libraries);
    return { default: Component };
  });
  const LazyComponent = (props: Props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
  return LazyComponent;
};
