import { data, type MetaDescriptor } from 'react-router';
import { getMember } from '@yoodee/api-contract';
import { routeLayouts } from '@yoodee/layouts';
import { ContactBar, ContactSeller, type ContactView } from '@yoodee/public-contact-seller';
import { toMemberContactView } from '@yoodee/public-contact-seller/view';
import { MemberPage, memberPageMessages as messages, type MemberPageView } from '@yoodee/public-feature-member';
import { toMemberPageView } from '@yoodee/public-feature-member/view';
import { hrefs, localeOfPath } from '@yoodee/site';
import { loadFromApi } from '../api.server';
import { publicHeaders } from '../page-headers';
import { intlOfPath, pageMeta } from '../page-meta';
import { originOf } from '../site-origin';
import type { Route } from './+types/member';

interface MemberData {
  member: MemberPageView;
  contact: ContactView;
}

export const handle = {
  layout: routeLayouts['/member/:id'],
  title: ({ member }: MemberData) => member.name,
  footAction: ({ contact }: MemberData) => <ContactBar contact={contact} />,
};

export const headers = publicHeaders;

/** A plain positive number; anything else is no address of ours, and the API would call it a bad request. */
const numberOf = (text: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw data(null, { status: 404 });
  return Number(text);
};

export const loader = async ({ request, params }: Route.LoaderArgs): Promise<MemberData> => {
  const url = new URL(request.url);
  const page = numberOf(url.searchParams.get('page') ?? '1');
  if (page > 5_000) throw data(null, { status: 404 });
  const locale = localeOfPath(url.pathname);
  const found = await loadFromApi(getMember, { params: { id: numberOf(params.id) }, query: { page } }, request);
  return { member: toMemberPageView(found, locale, new Date()), contact: toMemberContactView(found) };
};

export function meta({ loaderData, location, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { id, name, bio, active, page, imageUrl, isTrade } = loaderData.member;
  const intl = intlOfPath(location.pathname);
  const origin = originOf(matches);
  const description =
    bio?.text.replace(/\s+/g, ' ').slice(0, 155) ??
    intl.formatMessage(messages.metaDescription, { name, count: active });
  const title = intl.formatMessage(messages.metaTitle, { name });
  return pageMeta({
    origin,
    path: page > 1 ? `${location.pathname}?page=${page}` : location.pathname,
    title: page > 1 ? `${title} – ${intl.formatMessage(messages.pageNumber, { page })}` : title,
    description,
    isIndexed: active > 0,
    structuredData: {
      '@type': isTrade ? 'RealEstateAgent' : 'Person',
      name,
      url: origin + hrefs(localeOfPath(location.pathname)).member(id),
      description,
      ...(imageUrl && { image: origin + imageUrl }),
    },
  });
}

export default function MemberRoute({ loaderData: { member, contact } }: Route.ComponentProps) {
  return <MemberPage member={member} contact={<ContactSeller contact={contact} />} />;
}
