import { createAssetMessages } from '@yoodee/account-feature-create-asset/messages';
import { withMessages } from '@yoodee/i18n';
import type { PageHandle } from '@yoodee/layouts';
import { localeOfPath } from '@yoodee/site';
import type { ComponentType } from 'react';

interface PageModule {
  Component: ComponentType;
  handle: PageHandle;
}

export interface AccountPage {
  /** Without the language prefix and without parameters: the gateway compares it with the address. */
  path: string;
  /**
   * Resolves to undefined if a chunk failed to load and the document is being reloaded (see `reloadOnFailedImport`).
   */
  load: () => Promise<PageModule | undefined>;
  /** The users who may open the page; others are redirected. Undefined: everybody may open it. */
  isFor?: 'members' | 'strangers';
}

const page = (path: string, load: AccountPage['load']): AccountPage => ({ path, load });
const memberPage: typeof page = (path, load) => ({ path, load, isFor: 'members' });
const strangerPage: typeof page = (path, load) => ({ path, load, isFor: 'strangers' });

/** A page of the listing form. Its messages load with the page, because they are a third of all messages of the app. */
const formPage: typeof page = (path, load) =>
  memberPage(path, async () => {
    const loading = load();
    const component = loading.then((module) => module?.Component ?? (() => null));
    const Component = await withMessages(localeOfPath(location.pathname), component, createAssetMessages);
    const module = await loading;
    return module && { ...module, Component };
  });

/**
 * Every page of the app, one line each. `npm run new` adds lines. The build writes their paths to `pages.json`, so that
 * the gateway answers 404 for every other address.
 */
// prettier-ignore
export const pages: readonly AccountPage[] = [
  page('/authenticate', () => import('@yoodee/account-feature-sign-in/authenticate.page')),
  page('/authenticate/undo-phone', () => import('@yoodee/account-feature-sign-in/undo-phone.page')),
  page('/authenticate/line_login', () => import('@yoodee/account-feature-sign-in/line-login.page')),
  page('/conversation', () => import('./pages/conversation.page')),
  strangerPage('/sign-up', () => import('@yoodee/account-feature-sign-in/sign-up.page')),
  memberPage('/my-account', () => import('./pages/my-account.page')),
  memberPage('/my-account/setting', () => import('./pages/setting.page')),
  memberPage('/my-account/setting/edit', () => import('@yoodee/account-feature-profile/setting-edit.page')),
  formPage('/my-account/create-asset', () => import('@yoodee/account-feature-create-asset/create-asset.page')),
  formPage('/my-account/create-asset/preview', () => import('@yoodee/account-feature-create-asset/create-asset-preview.page')),
  formPage('/my-account/create-asset/published', () => import('@yoodee/account-feature-create-asset/published.page')),
];
