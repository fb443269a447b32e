import { homes, selling } from '@yoodee/asset-rules';
import type { ContactView } from '../contact.view.ts';
import type { starterMessages } from './starters.messages.ts';

type About = NonNullable<ContactView['about']>;
export type Starter = keyof typeof starterMessages;

const has = <Value extends string>(list: readonly Value[], value: string) =>
  (list as readonly string[]).includes(value);

const houses = ['detached_house', 'semi_detached', 'townhouse', 'pool_villa', 'home_office'];

const ofDeal: Record<About['deal'], readonly Starter[]> = {
  sale: ['negotiable', 'transfer'],
  sale_rent: ['negotiable', 'moveIn'],
  rent: ['moveIn', 'lease'],
  down_payment: ['instalments', 'assignment'],
  takeover: ['included', 'landlord'],
};

const ofType = ({ deal, type }: About): readonly Starter[] => {
  if (type === 'land') return has(selling, deal) ? ['access', 'utilities'] : ['access', 'purpose'];
  if (type === 'business') return ['turnover'];
  if (!has(homes, type)) return has(selling, deal) ? ['tenant', 'condition'] : ['signs', 'condition'];
  if (deal === 'down_payment') return ['handover'];
  if (deal === 'rent') return has(houses, type) ? ['pets', 'flood'] : ['pets', 'utilityRates'];
  return has(houses, type) ? ['flood', 'condition'] : ['commonFee', 'condition'];
};

/** Questions that buyers or tenants of such an asset ask first, most important first. */
export const startersFor = (about: About): Starter[] => [...ofDeal[about.deal], ...ofType(about)];

const separator = '\n';

export const startsWith = (message: string, question: string): boolean => message.split(separator).includes(question);

/** The message with the question on a line of its own, or without it. The rest stays as it was typed. */
export const toggleStarter = (message: string, question: string): string => {
  const lines = message === '' ? [] : message.split(separator);
  const others = lines.filter((line) => line !== question);
  return (others.length < lines.length ? others : [...lines, question]).join(separator);
};
