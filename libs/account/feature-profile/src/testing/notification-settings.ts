import type { NotificationSettings } from '@yoodee/api-contract/notification-choices';
import { isChosen, notificationTopics } from '@yoodee/api-contract/notification-kinds';

/** What the API says to a member who has chosen nothing yet. */
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
