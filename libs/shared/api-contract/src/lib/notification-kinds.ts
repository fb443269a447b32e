/**
 * Kinds of notifications. `asset_id` names the asset, if there is one. Of viewings: `viewing_requested` and
 * `viewing_proposed` wait for an answer, `viewing_booked` is a free time that a buyer chose, `viewing_moved` another one,
 * `viewing_feedback` asks on the next day how it was. `sold_price_asked` asks the buyer whether a price is right.
 */
export const notificationKinds = [
  'lead_received',
  'message_received',
  'asset_confirm_due',
  'asset_expiring',
  'asset_expired',
  'asset_hidden',
  'asset_restored',
  'asset_appeal_refused',
  'favourite_price_changed',
  'favourite_closed',
  'saved_search_matched',
  'district_price_fell',
  'service_request_updated',
  'question_answered',
  'sold_price_asked',
  'viewing_requested',
  'viewing_booked',
  'viewing_confirmed',
  'viewing_proposed',
  'viewing_moved',
  'viewing_declined',
  'viewing_cancelled',
  'viewing_expired',
  'viewing_reminder',
  'viewing_feedback',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/**
 * The values in the text of a notification: `name` of the sender and `conversation_id` (`lead_received`,
 * `message_received`, `viewing_…`), `conversation_id` (`sold_price_asked`), `viewing_id` and `starts_at` (ISO 8601, the time of a `viewing_…`, the first of several),
 * `status` (`viewing_cancelled`, when the site ended it: one of `viewingEndings`), `price_from` and `price_to`
 * (`favourite_price_changed`), `saved_search_id`, `name` and `count` (`saved_search_matched`), `name`, `path` below
 * `/areas/`, `percent`, `months` that the prices are apart, `price_from`, `price_to` and the `unit` that they are per
 * (`district_price_fell`), `days` left
 * (`asset_expiring`), `service` (`service_request_updated`), `kind` (`lead_received`), `project_id` (`question_answered`). `lead_received` from before there were
 * conversations has a `lead_id` instead.
 */
export type NotificationData = Partial<
  Record<'name' | 'kind' | 'service' | 'status' | 'starts_at' | 'path' | 'unit', string> &
    Record<
      | 'conversation_id'
      | 'viewing_id'
      | 'lead_id'
      | 'saved_search_id'
      | 'project_id'
      | 'price_from'
      | 'price_to'
      | 'count'
      | 'days'
      | 'percent'
      | 'months',
      number
    >
>;

/** The topics that members choose notifications by: each is a row of the settings. */
export const notificationTopics = [
  'enquiries',
  'viewings',
  'own_listings',
  'reviews',
  'favourite_prices',
  'favourites_closed',
  'saved_searches',
  'services',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** The topic of each kind. */
export const topicOf: Record<NotificationKind, NotificationTopic> = {
  lead_received: 'enquiries',
  message_received: 'enquiries',
  asset_confirm_due: 'own_listings',
  asset_expiring: 'own_listings',
  asset_expired: 'own_listings',
  asset_hidden: 'reviews',
  asset_restored: 'reviews',
  asset_appeal_refused: 'reviews',
  favourite_price_changed: 'favourite_prices',
  favourite_closed: 'favourites_closed',
  saved_search_matched: 'saved_searches',
  district_price_fell: 'saved_searches',
  service_request_updated: 'services',
  question_answered: 'enquiries',
  sold_price_asked: 'enquiries',
  viewing_requested: 'viewings',
  viewing_booked: 'viewings',
  viewing_confirmed: 'viewings',
  viewing_proposed: 'viewings',
  viewing_moved: 'viewings',
  viewing_declined: 'viewings',
  viewing_cancelled: 'viewings',
  viewing_expired: 'viewings',
  viewing_reminder: 'viewings',
  viewing_feedback: 'viewings',
};

/**
 * The channels of notifications. `bell` is the notification centre of the site, `push` the devices that show
 * notifications.
 */
export const notificationChannels = ['bell', 'line', 'email', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Topics whose bell cannot be switched off, because they are about the member's own listings. */
export const fixedBells: readonly NotificationTopic[] = ['own_listings', 'reviews'];

/** Topics that are also sent outside the site by default. */
const sentByDefault: readonly NotificationTopic[] = ['enquiries', 'viewings', 'own_listings', 'favourite_prices'];

/** The choices of a member that differ from the defaults. */
export type NotificationChoices = Partial<Record<NotificationTopic, Partial<Record<NotificationChannel, boolean>>>>;

/** Whether these choices allow notifications of the topic on the channel. */
export const isChosen = (
  choices: NotificationChoices,
  topic: NotificationTopic,
  channel: NotificationChannel,
): boolean => {
  if (channel === 'bell' && fixedBells.includes(topic)) return true;
  return choices[topic]?.[channel] ?? (channel === 'bell' || sentByDefault.includes(topic));
};
