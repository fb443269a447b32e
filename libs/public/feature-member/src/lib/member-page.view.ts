import type { PublicMember } from '@yoodee/api-contract/members';
import { formatDate } from '@yoodee/formatters';
import type { Locale } from '@yoodee/site';
import { memberName, textIn, toAssetCardView, type AssetCardView, type ShownText } from '@yoodee/ui-asset-card';
import { memberPageHref } from './member-page-href.ts';

export interface MemberPageView {
  id: number;
  name: string;
  /** Language of the name, where it is not the page's. */
  nameLang: ShownText['lang'];
  /** The name as the member spells it, where `name` was romanised. */
  originalName: ShownText | null;
  imageUrl: string | null;
  /** The month they joined, e.g. `พ.ค. 2567`. */
  since: string;
  isPhoneVerified: boolean;
  isLineLinked: boolean;
  bio: ShownText | null;
  active: number;
  closed: number;
  /** Whether they list for others, as agents do. */
  isTrade: boolean;
  cards: AssetCardView[];
  page: number;
  /** Page numbers to link to, null for a gap; empty when there is only one page. */
  pages: ({ number: number; href: string } | null)[];
}

/** First, current and last page, with gaps between; the arrows link to the neighbours. */
const pageNumbers = (page: number, pageCount: number): (number | null)[] =>
  [...new Set([1, page, pageCount])].flatMap((number, index, all) =>
    index > 0 && number - all[index - 1]! > 1 ? [null, number] : [number],
  );

/** The view model of a member's public page, in one language. */
export const toMemberPageView = (member: PublicMember, locale: Locale, now: Date): MemberPageView => {
  const { items, page, page_size, total } = member.assets;
  const { name, original } = memberName(locale, member);
  const pageCount = Math.ceil(total / page_size);
  return {
    id: member.id,
    name: name.text,
    nameLang: name.lang,
    originalName: original,
    imageUrl: member.image_url,
    since: formatDate(locale, member.member_since, 'month'),
    isPhoneVerified: member.phone_verified,
    isLineLinked: member.line_linked,
    bio: textIn(locale, member.bio_th, member.bio_en),
    active: member.active_assets,
    closed: member.closed_assets,
    isTrade: items.some(({ seller_role }) => seller_role !== null && seller_role !== 'owner'),
    cards: items.map((asset) => toAssetCardView(asset, locale, now)),
    page,
    pages:
      pageCount > 1
        ? pageNumbers(page, pageCount).map((number) =>
            number === null ? null : { number, href: memberPageHref(locale, member.id, number) },
          )
        : [],
  };
};
