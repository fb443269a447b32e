import { brand, hrefs, type Locale } from '@yoodee/site';
import type { News } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import { alertsPath, createAlertKeys } from '../alert-readers/alert-keys.ts';
import type { NewsReader } from '../outbox/outbox.ts';
import type { OutboxRow } from '../outbox/outbox.queries.ts';
import { topicWords } from './news-words.ts';
import { createUnsubscribeTokens, unsubscribePath } from './unsubscribe-token.ts';

/** What every message says besides its news: why it is sent, where to change that, and how to stop it. */
export interface NewsFrame {
  why: string;
  change: { label: string; href: string };
  /** Set for mail, and for every alert of a visitor. */
  stop: { label: string; href: string };
  /** The link to all news, also to the items that the message only counts. */
  all: string;
}

const words = {
  th: {
    why: (topics: string, channel: string) => `ส่งถึงคุณเพราะเปิดรับเรื่อง ${topics} ทาง${channel}ไว้`,
    change: 'เปลี่ยนหรือหยุดบางเรื่อง',
    stop: 'หยุดรับอีเมลทั้งหมด',
    channels: { sms: ' SMS ', line: ' LINE ', email: 'อีเมล', push: 'เครื่องนี้' },
    whyAlert: (channel: string) => `ส่งถึงคุณเพราะขอรับแจ้งเตือนจาก${brand.name.th}ทาง${channel}ไว้`,
    changeAlert: 'เปลี่ยน พัก หรือลบการแจ้งเตือน',
    stopAlert: 'หยุดรับทั้งหมด',
  },
  en: {
    why: (topics: string, channel: string) => `You get this because you chose to be told about ${topics} ${channel}.`,
    change: 'Change or stop it',
    stop: 'Stop all email',
    channels: { sms: 'by SMS', line: 'by LINE', email: 'by email', push: 'on this device' },
    whyAlert: (channel: string) => `You get this because you asked ${brand.name.en} for alerts ${channel}.`,
    changeAlert: 'Change, pause or remove alerts',
    stopAlert: 'Stop them all',
  },
} satisfies Record<Locale, unknown>;

const topicsOf = ({ locale, items }: News): string =>
  [...new Set(items.map(({ topic }) => topicWords[topic][locale]))].join(', ');

/** Composes the frames of messages to members, and of alerts to visitors. */
export const createNewsFrames = (env: Pick<Env, 'PUBLIC_ORIGIN' | 'JWT_SECRET'>) => {
  const tokens = createUnsubscribeTokens(env);
  const keys = createAlertKeys(env);
  const onSite = (path: string) => env.PUBLIC_ORIGIN + path;

  return (news: News, to: Pick<OutboxRow, 'channel' | 'recipient'> & NewsReader): NewsFrame => {
    const { locale } = news;
    const paths = hrefs(locale);
    const text = words[locale];
    if ('alertReaderId' in to) {
      const query = `?key=${keys.sign(to.alertReaderId)}&lang=${locale}`;
      return {
        why: text.whyAlert(text.channels[to.channel]),
        change: { label: text.changeAlert, href: onSite(alertsPath + query) },
        stop: { label: text.stopAlert, href: onSite(`${alertsPath}/stop${query}`) },
        all: onSite(alertsPath + query),
      };
    }
    const token = tokens.sign({ memberId: to.memberId, email: to.recipient });
    return {
      why: text.why(topicsOf(news), text.channels[to.channel]),
      change: { label: text.change, href: onSite(`${paths.setting}#notifications`) },
      stop: { label: text.stop, href: onSite(`${unsubscribePath}/${token}?lang=${locale}`) },
      all: onSite(paths.myAccountTab('notifications')),
    };
  };
};
