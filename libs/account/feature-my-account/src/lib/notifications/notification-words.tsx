import { useAssetTitle } from '@yoodee/account-ui-parts';
import type { MemberNotification } from '@yoodee/api-contract/notifications';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs, otherLocale } from '@yoodee/site';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { tabHref } from '../account-tabs.ts';
import { messages } from './notification-words.messages.ts';

const closings = { sold: messages.closedSold, rented: messages.closedRented };

/** The text of a notification, as one sentence. */
export const NotificationWords = ({ notification: { kind, asset, data } }: { notification: MemberNotification }) => {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const titleOf = useAssetTitle();
  const title = asset ? titleOf(asset) : formatMessage(messages.thisAsset);
  const name = data.name ?? '';
  const language = otherLocale(useLocale(), name);
  const who = (words: ReactNode[]) => <b lang={language}>{words}</b>;
  const b = (words: ReactNode[]) => <b>{words}</b>;
  switch (kind) {
    case 'lead_received':
      return asset ? (
        <FormattedMessage {...messages.lead} values={{ b: who, name, title }} />
      ) : (
        <FormattedMessage {...messages.leadGeneral} values={{ b: who, name }} />
      );
    case 'message_received':
      return asset ? (
        <FormattedMessage {...messages.message} values={{ b: who, name, title }} />
      ) : (
        <FormattedMessage {...messages.messageGeneral} values={{ b: who, name }} />
      );
    case 'asset_confirm_due':
      return <FormattedMessage {...messages.confirmDue} values={{ b, title }} />;
    case 'asset_expiring':
      return <FormattedMessage {...messages.expiring} values={{ b, title, days: data.days ?? 0 }} />;
    case 'asset_expired':
      return <FormattedMessage {...messages.expired} values={{ b, title }} />;
    case 'asset_hidden':
      return <FormattedMessage {...messages.hidden} values={{ b, title }} />;
    case 'asset_appeal_refused':
      return <FormattedMessage {...messages.appealRefused} values={{ b, title }} />;
    case 'asset_restored':
      return <FormattedMessage {...messages.restored} values={{ b, title }} />;
    case 'favourite_price_changed': {
      const { price_from = 0, price_to = 0 } = data;
      const message = price_to < price_from ? messages.priceDropped : messages.priceRisen;
      return (
        <FormattedMessage
          {...message}
          values={{ b, title, from: format.baht(price_from), to: format.baht(price_to) }}
        />
      );
    }
    case 'favourite_closed': {
      const message = data.status === 'sold' || data.status === 'rented' ? closings[data.status] : messages.closedGone;
      return <FormattedMessage {...message} values={{ b, title }} />;
    }
    case 'saved_search_matched':
      return <FormattedMessage {...messages.matched} values={{ b: who, name, count: data.count ?? 0 }} />;
    case 'district_price_fell': {
      const { percent = 0, months = 0, price_from = 0, price_to = 0 } = data;
      const prices = { from: format.baht(price_from), to: format.baht(price_to) };
      return <FormattedMessage {...messages.priceFell} values={{ b: who, name, percent, months, ...prices }} />;
    }
    case 'service_request_updated':
      return <FormattedMessage {...messages.requestUpdated} />;
    case 'question_answered':
      return <FormattedMessage {...messages.questionAnswered} />;
    case 'sold_price_asked':
      return <FormattedMessage {...messages.soldPriceAsked} values={{ b, title }} />;
    case 'viewing_requested':
    case 'viewing_booked':
    case 'viewing_confirmed':
    case 'viewing_proposed':
    case 'viewing_moved':
    case 'viewing_declined':
    case 'viewing_cancelled':
    case 'viewing_expired':
    case 'viewing_reminder':
    case 'viewing_feedback': {
      const when = data.starts_at ? format.date(data.starts_at, 'dateTime') : '';
      return <FormattedMessage {...messages.viewing} values={{ b: who, kind, name, title, when }} />;
    }
  }
};

/** The URL of the page where the member can act on a notification. */
export const useNotificationHref = () => {
  const to = hrefs(useLocale());
  return ({ kind, asset, data }: MemberNotification): string => {
    switch (kind) {
      case 'lead_received':
      case 'message_received':
      case 'sold_price_asked':
        if (data.conversation_id) return tabHref(to, 'messages', { conversation: data.conversation_id });
        return tabHref(to, 'messages', asset ? { asset: asset.id } : {});
      case 'asset_confirm_due':
      case 'asset_expiring':
        return tabHref(to, 'assets', { next: 'confirm' });
      case 'asset_expired':
        return tabHref(to, 'assets', { status: 'expired' });
      case 'asset_hidden':
      case 'asset_appeal_refused':
        return tabHref(to, 'assets', { status: 'hidden' });
      case 'asset_restored':
        return tabHref(to, 'assets', asset && asset.status !== 'deleted' ? { status: asset.status } : {});
      case 'favourite_price_changed':
      case 'favourite_closed':
        return asset && asset.status !== 'deleted' ? to.asset(asset.id) : tabHref(to, 'favourites');
      case 'saved_search_matched':
        return tabHref(to, 'searches');
      case 'district_price_fell':
        return data.path ? to.area(data.path) : tabHref(to, 'searches');
      case 'service_request_updated':
        return tabHref(to, 'requests');
      case 'question_answered':
        return data.project_id ? to.project(data.project_id) : to.home;
      case 'viewing_requested':
      case 'viewing_booked':
      case 'viewing_confirmed':
      case 'viewing_proposed':
      case 'viewing_moved':
      case 'viewing_declined':
      case 'viewing_cancelled':
      case 'viewing_expired':
      case 'viewing_reminder':
      case 'viewing_feedback':
        return tabHref(to, 'viewings', data.viewing_id ? { viewing: data.viewing_id } : {});
    }
  };
};
