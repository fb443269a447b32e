import type * as viewings from '@yoodee/account-feature-viewings';
import { accountViewingMessages } from '@yoodee/account-feature-viewings/messages';
import { viewingMessages } from '@yoodee/ui-viewings/messages';
import type { ComponentType } from 'react';
import { lazyWithMessages } from './lazy-with-messages';

/** A lazy component of the viewings feature. It loads with its messages when it is first shown. */
export const lazyViewings = <Props extends object>(
  choose: (library: typeof viewings) => ComponentType<Props>,
): ComponentType<Props> =>
  lazyWithMessages(
    () => import('@yoodee/account-feature-viewings').then(choose),
    viewingMessages,
    accountViewingMessages,
  );
