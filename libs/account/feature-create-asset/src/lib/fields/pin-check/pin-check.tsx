import { useLocale, withMessages, type LazyMessages } from '@yoodee/i18n';
import { withNetwork } from '@yoodee/runtime';
import type { Locale } from '@yoodee/site';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useDraftForm } from '../draft-form.ts';

const ownMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/pin-check/th'),
  en: () => import('@yoodee/i18n/messages/pin-check/en'),
};

const noticeIn = (locale: Locale) =>
  lazy(
    withNetwork(async () => {
      const notice = import('./pin-notice.tsx').then(({ PinNotice }) => PinNotice);
      return { default: await withMessages(locale, notice, ownMessages) };
    }),
  );
const notices = { th: noticeIn('th'), en: noticeIn('en') };

/** Debounce of the check, in milliseconds, because arrow keys move the pin many times. */
const restMs = 400;

/** Compares the pin with the address, and guesses the address from the pin. Loads with the first pin. */
export const PinCheck = () => {
  const { lat, lng } = useDraftForm().fields;
  const [rested, setRested] = useState<{ lat: number; lng: number } | null>(null);
  const Notice = notices[useLocale()];
  useEffect(() => {
    if (lat === null || lng === null) return;
    const timer = setTimeout(() => setRested({ lat, lng }), restMs);
    return () => clearTimeout(timer);
  }, [lat, lng]);
  // The pin has moved since, so a check of its old position would be wrong.
  if (!rested || rested.lat !== lat || rested.lng !== lng) return null;
  return (
    <Suspense>
      <Notice point={rested} />
    </Suspense>
  );
};
