import { versionCheckIntervalMs } from '@yoodee/site';

export interface VersionCheck {
  /** Address of the site's current build version: `{"version": "…"}`. */
  url: string;
  /** Build version of this page. */
  current: string;
  /** Called once. */
  onNewVersion(): void;
}

const readVersion = async (url: string): Promise<string | null> => {
  const reply = await fetch(url, { cache: 'no-store' });
  if (!reply.ok) return null;
  const { version } = (await reply.json()) as { version?: unknown };
  return typeof version === 'string' ? version : null;
};

/**
 * Checks every hour whether the site has a new build: first after one hour, and also when a page becomes visible after
 * more than an hour. Failed checks are ignored and repeated an hour later.
 */
export const checkVersion = ({ url, current, onNewVersion }: VersionCheck): (() => void) => {
  let askedAt = Date.now();
  let timer: ReturnType<typeof setTimeout>;

  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
  const ask = async () => {
    askedAt = Date.now();
    wait();
    const version = await readVersion(url).catch(() => null);
    if (version === null || version === current) return;
    stop();
    onNewVersion();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), versionCheckIntervalMs);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > versionCheckIntervalMs) void ask();
  };

  wait();
  document.addEventListener('visibilitychange', onVisible);
  return stop;
};
