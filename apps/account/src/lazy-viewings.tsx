import type * as viewings from '@yoodee/account-feature-viewings';
import { accountViewingMessages } from '@yoodee/account-feature-viewings/messages';
import { withMessages } from '@yoodee/i18n';
import { localeOfPath } from '@yoodee/site';
import { viewingMessages } from '@yoodee/ui-viewings/messages';
import { lazy, Suspense, type ComponentType } from 'react';

type Viewings = typeof viewings;

/** A component of the viewings, which loads with its messages when it is first shown. */
export const lazyViewings = <Props extends object>(choose: (viewings: Viewings) => ComponentType<Props>) => {
  const Loaded = lazy(async () => {
    const component = import('@yoodee/account-feature-viewings').then(choose);
    const locale = localeOfPath(location.pathname);
    const Component: ComponentType<Props> = await withMessages(
      locale,
      component,
      viewingMessages,
      accountViewingMessages,
    );
    return { default: Component };
  });
  const LazyViewings = (props: Props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
  return LazyViewings;
};
