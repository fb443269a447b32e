import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Locale } from '@yoodee/site';
import type { ConversationRole } from '../../db/schema/conversations.ts';
import type { Env } from '../../env.ts';

/** What a calendar file shows: a viewing, for one of its sides, in a language. */
export interface CalendarView {
  id: number;
  role: ConversationRole;
  locale: Locale;
}

const roleCodes = { s: 'seller', b: 'buyer' } as const;
const guestPattern = /^v\.([1-9]\d{0,15})\.([\w-]{43})$/;
const calendarPattern = /^([1-9]\d{0,15})\.([sb])\.(th|en)\.([\w-]{43})$/;

/**
 * Tokens that name a viewing and are signed, so that they are not stored. `guest` is for the buyer without an account who has
 * just booked it: it may do all that this buyer may do with the viewing. `calendar` only reads; calendars keep it in
 * addresses.
 */
export const createViewingTokens = ({ JWT_SECRET }: Pick<Env, 'JWT_SECRET'>) => {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', JWT_SECRET, '', `yoodee viewing ${purpose}`, 32));
  const keys = { guest: keyFor('guest'), calendar: keyFor('calendar') };
  const sign = (purpose: keyof typeof keys, text: string) =>
    createHmac('sha256', keys[purpose]).update(text).digest('base64url');
  const isSigned = (purpose: keyof typeof keys, text: string, signature: string) =>
    timingSafeEqual(Buffer.from(signature), Buffer.from(sign(purpose, text)));

  return {
    signGuest: (id: number): string => `v.${id}.${sign('guest', String(id))}`,

    /** The viewing of a guest's token; null for every other text. */
    readGuest: (token: string): number | null => {
      const [, id, signature] = guestPattern.exec(token) ?? [];
      return id !== undefined && isSigned('guest', id, signature!) ? Number(id) : null;
    },

    signCalendar: ({ id, role, locale }: CalendarView): string => {
      const text = `${id}.${role[0]}.${locale}`;
      return `${text}.${sign('calendar', text)}`;
    },

    readCalendar: (token: string): CalendarView | null => {
      const [, id, role, locale, signature] = calendarPattern.exec(token) ?? [];
      if (id === undefined || !isSigned('calendar', `${id}.${role}.${locale}`, signature!)) return null;
      return { id: Number(id), role: roleCodes[role as keyof typeof roleCodes], locale: locale as Locale };
    },
  };
};
export type ViewingTokens = ReturnType<typeof createViewingTokens>;
