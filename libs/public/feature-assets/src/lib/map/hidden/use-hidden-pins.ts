import { useLocale, withMessages, type LazyMessages } from '@yoodee/i18n';
import { useEffect, useState, type ComponentType } from 'react';
import { useHiddenAssets } from './hidden-assets.ts';

const ownMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/hidden-pins/th'),
  en: () => import('@yoodee/i18n/messages/hidden-pins/en'),
};

/** The buttons that hide and restore pins; they load with the first card, or if something is hidden. */
export const useHiddenPins = (hasCard: boolean) => {
  const locale = useLocale();
  const isNeeded = useHiddenAssets().length > 0 || hasCard;
  const [HiddenPins, setHiddenPins] = useState<ComponentType<{ chosenId?: number }> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    const loading = import('./hidden-pins.tsx').then((module) => module.HiddenPins);
    void withMessages(locale, loading, ownMessages).then(
      (loaded) => setHiddenPins(() => loaded),
      () => undefined,
    );
  }, [isNeeded, locale]);
  return [HiddenPins] as const;
};
