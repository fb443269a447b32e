import type { Locale } from '@yoodee/site';
import type { ReactNode } from 'react';
import accountNotificationsEnglish from '@yoodee/i18n/messages/account-notifications/en';
import accountNotificationsThai from '@yoodee/i18n/messages/account-notifications/th';
import accountViewingsEnglish from '@yoodee/i18n/messages/account-viewings/en';
import accountViewingsThai from '@yoodee/i18n/messages/account-viewings/th';
import accountEnglish from '@yoodee/i18n/messages/account/en';
import accountThai from '@yoodee/i18n/messages/account/th';
import alertDialogEnglish from '@yoodee/i18n/messages/alert-dialog/en';
import alertDialogThai from '@yoodee/i18n/messages/alert-dialog/th';
import areaExamplesEnglish from '@yoodee/i18n/messages/area-examples/en';
import areaExamplesThai from '@yoodee/i18n/messages/area-examples/th';
import contactDialogsEnglish from '@yoodee/i18n/messages/contact-dialogs/en';
import contactDialogsThai from '@yoodee/i18n/messages/contact-dialogs/th';
import conversationsEnglish from '@yoodee/i18n/messages/conversations/en';
import conversationsThai from '@yoodee/i18n/messages/conversations/th';
import hiddenPinsEnglish from '@yoodee/i18n/messages/hidden-pins/en';
import hiddenPinsThai from '@yoodee/i18n/messages/hidden-pins/th';
import pinCheckEnglish from '@yoodee/i18n/messages/pin-check/en';
import pinCheckThai from '@yoodee/i18n/messages/pin-check/th';
import priceAlertEnglish from '@yoodee/i18n/messages/price-alert/en';
import priceAlertThai from '@yoodee/i18n/messages/price-alert/th';
import priceComparisonEnglish from '@yoodee/i18n/messages/price-comparison/en';
import priceComparisonThai from '@yoodee/i18n/messages/price-comparison/th';
import priceIntervalEnglish from '@yoodee/i18n/messages/price-interval/en';
import priceIntervalThai from '@yoodee/i18n/messages/price-interval/th';
import createAssetEnglish from '@yoodee/i18n/messages/create-asset/en';
import createAssetThai from '@yoodee/i18n/messages/create-asset/th';
import serviceRequestEnglish from '@yoodee/i18n/messages/service-request/en';
import serviceRequestThai from '@yoodee/i18n/messages/service-request/th';
import projectQuestionsEnglish from '@yoodee/i18n/messages/project-questions/en';
import projectQuestionsThai from '@yoodee/i18n/messages/project-questions/th';
import projectsEnglish from '@yoodee/i18n/messages/projects/en';
import projectsThai from '@yoodee/i18n/messages/projects/th';
import publicEnglish from '@yoodee/i18n/messages/public/en';
import publicThai from '@yoodee/i18n/messages/public/th';
import reachPlacesEnglish from '@yoodee/i18n/messages/reach-places/en';
import reachPlacesThai from '@yoodee/i18n/messages/reach-places/th';
import surroundingsEnglish from '@yoodee/i18n/messages/surroundings/en';
import surroundingsThai from '@yoodee/i18n/messages/surroundings/th';
import viewingsEnglish from '@yoodee/i18n/messages/viewings/en';
import viewingsThai from '@yoodee/i18n/messages/viewings/th';
import { LocaleProvider } from './lib/locale-provider.tsx';

const messages = {
  th: {
    ...publicThai,
    ...contactDialogsThai,
    ...accountThai,
    ...conversationsThai,
    ...viewingsThai,
    ...accountViewingsThai,
    ...accountNotificationsThai,
    ...alertDialogThai,
    ...areaExamplesThai,
    ...priceAlertThai,
    ...priceComparisonThai,
    ...priceIntervalThai,
    ...hiddenPinsThai,
    ...pinCheckThai,
    ...reachPlacesThai,
    ...surroundingsThai,
    ...projectsThai,
    ...projectQuestionsThai,
    ...createAssetThai,
    ...serviceRequestThai,
  },
  en: {
    ...publicEnglish,
    ...contactDialogsEnglish,
    ...accountEnglish,
    ...conversationsEnglish,
    ...viewingsEnglish,
    ...accountViewingsEnglish,
    ...accountNotificationsEnglish,
    ...alertDialogEnglish,
    ...areaExamplesEnglish,
    ...priceAlertEnglish,
    ...priceComparisonEnglish,
    ...priceIntervalEnglish,
    ...hiddenPinsEnglish,
    ...pinCheckEnglish,
    ...reachPlacesEnglish,
    ...surroundingsEnglish,
    ...projectsEnglish,
    ...projectQuestionsEnglish,
    ...createAssetEnglish,
    ...serviceRequestEnglish,
  },
};

/** A wrapper for Testing Library in the language `locale`: `render(<X />, { wrapper: inLocale('en') })`. */
export const inLocale = (locale: Locale) => {
  const InLocale = ({ children }: { children: ReactNode }) => (
    <LocaleProvider locale={locale} messages={messages[locale]}>
      {children}
    </LocaleProvider>
  );
  return InLocale;
};
