import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  overview: NoMessageValues;
  assets: NoMessageValues;
  leads: NoMessageValues;
  favourites: NoMessageValues;
  searches: NoMessageValues;
  requests: NoMessageValues;
  notifications: NoMessageValues;
}>({
  overview: {
    id: 'account.feature-my-account.tabs.overview',
    defaultMessage: 'ภาพรวม',
    description: 'Tab of the account: what to do next',
  },
  assets: {
    id: 'account.feature-my-account.tabs.assets',
    defaultMessage: 'ประกาศ',
    description: 'Tab of the account: my listings',
  },
  leads: {
    id: 'account.feature-my-account.tabs.leads',
    defaultMessage: 'ข้อความ',
    description: 'Tab of the account: enquiries I received',
  },
  favourites: {
    id: 'account.feature-my-account.tabs.favourites',
    defaultMessage: 'รายการโปรด',
    description: 'Tab of the account: listings I keep',
  },
  searches: {
    id: 'account.feature-my-account.tabs.searches',
    defaultMessage: 'การค้นหา',
    description: 'Tab of the account: searches I keep',
  },
  requests: {
    id: 'account.feature-my-account.tabs.requests',
    defaultMessage: 'บริการ',
    description: 'Tab of the account: services I asked for',
  },
  notifications: {
    id: 'account.feature-my-account.tabs.notifications',
    defaultMessage: 'แจ้งเตือน',
    description: 'Tab of the account: what I was told',
  },
});
