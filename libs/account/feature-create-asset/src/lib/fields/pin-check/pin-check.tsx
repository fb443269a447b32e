import { useLocale, withMessages, type LazyMessages } from '@yoodee/i18n';
import { otherProvince } from '@yoodee/map/other-province';
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

/**
 * Compares the pin with the province of the address. Our outlines end at provinces: districts are not compared. Nothing
 * is shown where they agree, or where the outlines cannot be loaded.
 */
export const PinCheck = () => {
  const { lat, lng, province_code } = useDraftForm().fields;
  const [found, setFound] = useState<{ at: string; pinCode: string } | null>(null);
  const Notice = notices[useLocale()];
  const at = `${lat} ${lng} ${province_code}`;
  useEffect(() => {
    if (lat === null || lng === null || province_code === null) return;
    let isCurrent = true;
    void otherProvince({ lat, lng }, province_code).then(
      (pinCode) => isCurrent && setFound(pinCode === null ? null : { at, pinCode }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [lat, lng, province_code, at]);

  if (found?.at !== at || province_code === null) return null;
  return (
    <Suspense>
      <Notice pinCode={found.pinCode} addressCode={province_code} />
    </Suspense>
  );
};
