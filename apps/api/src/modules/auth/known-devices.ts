import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { dayMs } from '@yoodee/site';
import type { Env } from '../../env.ts';
import { createHostCookie } from '../../http/host-cookie.ts';

const lifeDays = 180;
const maxPhones = 5;

/** A phone that signed in here, as a keyed hash, and the day, counted from 1970. */
interface KnownPhone {
  hash: string;
  day: number;
}

const pattern = /^([\w-]{22})\.([\w~-]{1,200})\.([\w-]{43})$/;

const daysOf = (phones: readonly KnownPhone[]) => phones.map(({ hash, day }) => `${hash}-${day}`).join('~');

/**
 * The cookie that tells with which phones somebody signed in on this device: HttpOnly, sealed, for 180 days. Limits that
 * a device shares with strangers do not apply to it, so that strangers cannot lock a member out. It does not replace a
 * code. Nothing is stored on the server, and the phones are keyed hashes.
 */
export const createKnownDevices = (
  { JWT_SECRET, PUBLIC_ORIGIN }: Pick<Env, 'JWT_SECRET' | 'PUBLIC_ORIGIN'>,
  clock: { now(): number } = Date,
) => {
  const key = Buffer.from(hkdfSync('sha256', JWT_SECRET, '', 'yoodee known devices', 32));
  const mac = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const hashOf = (phone: string) => mac(`phone|${phone}`).slice(0, 22);
  const cookie = createHostCookie(PUBLIC_ORIGIN, 'known_device', 'Strict');
  const today = () => Math.floor(clock.now() / dayMs);

  const open = (header: string | undefined): { id: string; phones: KnownPhone[] } | null => {
    const [, id, text, seal] = pattern.exec(cookie.read(header) ?? '') ?? [];
    if (id === undefined || text === undefined || seal === undefined) return null;
    if (!timingSafeEqual(Buffer.from(mac(`device|${id}.${text}`)), Buffer.from(seal))) return null;
    const phones = text.split('~').map((entry) => ({ hash: entry.slice(0, 22), day: Number(entry.slice(23)) }));
    return { id, phones: phones.filter(({ day }) => today() - day < lifeDays) };
  };

  return {
    /** The id of the device that sent these cookies, if this phone (E.164) signed in on it; otherwise null. */
    find(header: string | undefined, phone: string): string | null {
      const device = open(header);
      return device?.phones.some(({ hash }) => hash === hashOf(phone)) ? device.id : null;
    },

    /** The id of the device that sent these cookies, if any phone signed in on it; otherwise null. */
    idOf(header: string | undefined): string | null {
      const device = open(header);
      return device && device.phones.length > 0 ? device.id : null;
    },

    /** The `Set-Cookie` header that adds a phone (E.164) to the device. The oldest of more than five is dropped. */
    remember(header: string | undefined, phone: string): string {
      const { id, phones } = open(header) ?? { id: randomBytes(16).toString('base64url'), phones: [] };
      const hash = hashOf(phone);
      const others = phones.filter((known) => known.hash !== hash).slice(0, maxPhones - 1);
      const text = daysOf([{ hash, day: today() }, ...others]);
      return cookie.set(`${id}.${text}.${mac(`device|${id}.${text}`)}`, lifeDays * 86_400);
    },
  };
};
export type KnownDevices = ReturnType<typeof createKnownDevices>;
