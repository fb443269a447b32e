import { checkVersion, followNavigations, readFields, leaveFor, restoreFields } from '@yoodee/runtime';
import { showToast } from '@yoodee/ui-kit/toaster';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './page-layout.messages.ts';

export interface BackgroundTasksProps {
  /** Path of the current page; form input from before a reload is restored. */
  path: string;
  /** URL of the app's current build version; `version` is the one of this page. */
  versionUrl: string;
  version: string;
}

/** Detects a new build while a page stays open: the next navigation then loads a document. */
export const BackgroundTasks = ({ path, versionUrl, version }: BackgroundTasksProps) => {
  const { formatMessage } = useIntl();
  useEffect(() => restoreFields(path), [path]);
  useEffect(() => {
    let unfollow = () => {};
    const stop = checkVersion({
      url: versionUrl,
      current: version,
      onNewVersion: () => {
        showToast({ type: 'info', title: formatMessage(messages.newVersion) });
        unfollow = followNavigations((target) => {
          readFields(location.pathname + location.search)();
          leaveFor(target);
        });
      },
    });
    return () => {
      stop();
      unfollow();
    };
  }, [formatMessage, version, versionUrl]);
  return null;
};
