import { isNear, type WalkedStation } from './near-station.ts';

const claim = String.raw`(?:ใกล้|ติด|เดินถึง|เดินไป|\b(?:near|close to|next to|beside|walk to|walk from|steps from)\b)`;
const between = String.raw`\s*(?:กับ|the\b)?\s*`;
const railway = String.raw`(?:สถานี(?:รถไฟฟ้า)?|รถไฟฟ้า|บีทีเอส|เอ็มอาร์ที|BTS|MRT|ARL|Airport Rail Link|แอร์พอร์ต\s*เรล\s*ลิงก์|skytrain|metro|station)`;
const anyRailway = new RegExp(claim + between + railway, 'i');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A name alone may be a road or a district as well, so a word for the railway stands before or after it. */
const claimOf = ({ th, en }: WalkedStation['name']) => {
  const name = `(?:${escaped(th)}|${escaped(en)})`;
  return new RegExp(String.raw`${claim}${between}(?:${railway}\s*${name}|${name}\s*${railway})`, 'i');
};

/**
 * The station that a title calls near although it is not. If the title names none ("near the BTS"), the nearest one.
 */
export const farStationIn = <Station extends WalkedStation>(
  title: string,
  stations: readonly Station[],
): Station | null => {
  const named = stations.filter(({ name }) => claimOf(name).test(title));
  if (named.length > 0) return named.some(isNear) ? null : named[0]!;
  return stations[0] && anyRailway.test(title) && !stations.some(isNear) ? stations[0] : null;
};
