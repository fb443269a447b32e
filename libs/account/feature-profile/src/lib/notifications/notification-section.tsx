import { useLocale, withMessages, type LazyMessages } from '@yoodee/i18n';
import { withNetwork } from '@yoodee/runtime';
import type { Locale } from '@yoodee/site';
import { Skeleton } from '@yoodee/ui-kit';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { SettingSection } from '../setting-section.tsx';
import { messages } from '../setting.messages.ts';

const choiceMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/account-notifications/th'),
  en: () => import('@yoodee/i18n/messages/account-notifications/en'),
};

const choicesIn = (locale: Locale) =>
  lazy(
    withNetwork(async () => {
      const choices = import('./notification-choices.tsx').then(({ NotificationChoices }) => NotificationChoices);
      return { default: await withMessages(locale, choices, choiceMessages) };
    }),
  );
const choices = { th: choicesIn('th'), en: choicesIn('en') };

/** The notification settings. Loaded with their messages, which no other page needs. */
export const NotificationSection = () => {
  const Choices = choices[useLocale()];
  return (
    <SettingSection name="notifications" lead={<FormattedMessage {...messages.notificationsLead} />}>
      <Suspense fallback={<Skeleton style={{ blockSize: '30rem' }} />}>
        <Choices />
      </Suspense>
    </SettingSection>
  );
};
