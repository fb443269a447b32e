import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  overview: {
    id: 'account.feature-my-account.tabs.overview',
    defaultMessage: 'ภาพรวม',
    description: 'Tab of the account: overview and tasks',
  },
  assets: {
    id: 'account.feature-my-account.tabs.assets',
    defaultMessage: 'ประกาศ',
    description: 'Tab of the account: the member’s listings',
  },
  leads: {
    id: 'account.feature-my-account.tabs.leads',
    defaultMessage: 'ข้อความ',
    description: 'Tab of the account: received enquiries',
  },
  favourites: {
    id: 'account.feature-my-account.tabs.favourites',
    defaultMessage: 'รายการโปรด',
    description: 'Tab of the account: favourites',
  },
  searches: {
    id: 'account.feature-my-account.tabs.searches',
    defaultMessage: 'การค้นหา',
    description: 'Tab of the account: saved searches',
  },
  requests: {
    id: 'account.feature-my-account.tabs.requests',
    defaultMessage: 'บริการ',
    description: 'Tab of the account: service requests',
  },
  notifications: {
    id: 'account.feature-my-account.tabs.notifications',
    defaultMessage: 'แจ้งเตือน',
    description: 'Tab of the account: notifications',
  },
});
