import type { MessageDescriptor } from 'react-intl';
import { messages } from './titles.messages';
import type { LocaleIntl } from '@yoodee/i18n';

const inPageLanguage = (message: MessageDescriptor) => (_data: unknown, intl: LocaleIntl) =>
  intl.formatMessage(message);

/** Names of the app's pages, for the bar with the back button and for the document. */
export const titles = {
  signIn: inPageLanguage(messages.signIn),
  signUp: inPageLanguage(messages.signUp),
  account: inPageLanguage(messages.account),
  setting: inPageLanguage(messages.setting),
  settingEdit: inPageLanguage(messages.settingEdit),
  createAsset: inPageLanguage(messages.createAsset),
  preview: inPageLanguage(messages.preview),
  published: inPageLanguage(messages.published),
};
