import type { NotificationSettings, PushDevice } from '@yoodee/api-contract/notification-choices';
import { useEffect, useState } from 'react';
import { useAddPushDeviceMutation, useRemovePushDeviceMutation } from '../notifications.api.ts';
import { readOwnHash, readPushAbility, subscribeBrowser, unsubscribeBrowser } from './push-browser.ts';

/** The notifications of this browser, and the member's other devices. Shows no permission prompt before a click. */
export const usePush = ({ push_key, push_devices }: NotificationSettings) => {
  const [ability, setAbility] = useState(readPushAbility);
  const [ownHash, setOwnHash] = useState<string | null>(null);
  const [isStarting, setStarting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [add, adding] = useAddPushDeviceMutation();
  const [remove, removing] = useRemovePushDeviceMutation();

  // The browser may have dropped its subscription, or another tab may have changed it.
  useEffect(() => {
    let isOver = false;
    readOwnHash().then(
      (hash) => isOver || setOwnHash(hash),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [push_devices]);

  const isOwn = ({ endpoint_hash }: PushDevice) => endpoint_hash === ownHash;

  /** Resolves with whether notifications are on now. */
  const start = async (): Promise<boolean> => {
    if (push_key === null || isStarting) return false;
    setStarting(true);
    setFailed(false);
    try {
      const keys = await subscribeBrowser(push_key);
      setAbility(readPushAbility());
      return keys !== null && (await add(keys)).data !== undefined;
    } catch {
      setFailed(true);
      return false;
    } finally {
      setStarting(false);
    }
  };

  /** Resolves with whether the device was removed. */
  const stop = async (device: PushDevice): Promise<boolean> => {
    const { data } = await remove(device.id);
    if (data && isOwn(device)) await unsubscribeBrowser().catch(() => undefined);
    return data !== undefined;
  };

  return {
    ...{ ability, hasFailed, isOwn, start, stop },
    isOn: push_devices.some(isOwn),
    isStarting: isStarting || adding.isLoading,
    error: adding.error ?? removing.error,
    removingId: removing.isLoading ? removing.originalArgs : null,
  };
};
