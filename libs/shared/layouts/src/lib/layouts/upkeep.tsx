import { checkVersion, keepFields, leaveFor, restoreFields, type Navigations } from '@yoodee/runtime';
import { showToast } from '@yoodee/ui-kit/toaster';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './page-layout.messages.ts';

export interface UpkeepProps {
  /** Path of the page shown; what was typed there before a reload is entered again. */
  path: string;
  /** Where the app says what it is built as, and what this page is built as. */
  versionUrl: string;
  version: string;
  navigations: Navigations;
}

/** Keeps a page that stays open for hours in step with the site: after a new build the next navigation loads a document. */
export const Upkeep = ({ path, versionUrl, version, navigations }: UpkeepProps) => {
  const { formatMessage } = useIntl();
  useEffect(() => restoreFields(path), [path]);
  useEffect(() => {
    let unfollow = () => {};
    const stop = checkVersion({
      url: versionUrl,
      current: version,
      onNewVersion: () => {
        showToast({ type: 'info', title: formatMessage(messages.newVersion) });
        unfollow = navigations.follow((target) => {
          keepFields(location.pathname + location.search);
          leaveFor(target);
        });
      },
    });
    return () => {
      stop();
      unfollow();
    };
  }, [formatMessage, navigations, version, versionUrl]);
  return null;
};
