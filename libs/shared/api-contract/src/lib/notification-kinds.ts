/** Kinds of notifications. `asset_id` names the asset, if there is one. */
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
  'service_request_updated',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/**
 * The values in the text of a notification: `name` of the sender and `conversation_id` (`lead_received`,
 * `message_received`), `price_from` and `price_to`
 * (`favourite_price_changed`), `saved_search_id`, `name` and `count` (`saved_search_matched`), `days` left
 * (`asset_expiring`), `service` (`service_request_updated`), `kind` (`lead_received`). `lead_received` from before there were
 * conversations has a `lead_id` instead.
 */
export type NotificationData = Partial<
  Record<'name' | 'kind' | 'service' | 'status', string> &
    Record<'conversation_id' | 'lead_id' | 'saved_search_id' | 'price_from' | 'price_to' | 'count' | 'days', number>
>;
