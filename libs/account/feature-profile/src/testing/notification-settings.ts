import type { NotificationSettings } from '@yoodee/api-contract/notification-choices';
import { isChosen, notificationTopics } from '@yoodee/api-contract/notification-kinds';

/** The response of the API for a member with the default settings. */
export const defaultSettings: NotificationSettings = {
  topics: notificationTopics.map((topic) => ({
    topic,
    bell: isChosen({}, topic, 'bell'),
    line: isChosen({}, topic, 'line'),
    email: isChosen({}, topic, 'email'),
    push: isChosen({}, topic, 'push'),
  })),
  quiet_hours: true,
  line: 'linked',
  email_available: true,
  email: 'somchai@example.com',
  pending_email: null,
  digest_hour: 8,
  push_key: null,
  push_devices: [],
};
