import { getMember } from '@yoodee/api-contract/members';
import { toMemberContactView } from '@yoodee/public-contact-seller/view';
import { toMemberPageView } from '@yoodee/public-feature-member/view';
import { loadFromApi, redirectFirstPage } from '@yoodee/public-page/loading';
import { hrefs, localeOfPath } from '@yoodee/site';
import { data, type LoaderFunctionArgs } from 'react-router';

/** Parses a positive integer. The API would respond with 400 to any other text. */
const numberOf = (text: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw data(null, { status: 404 });
  return Number(text);
};

export const loader = async ({ request, params: { id = '' } }: LoaderFunctionArgs) => {
  const url = new URL(request.url);
  const memberId = numberOf(id);
  const page = numberOf(url.searchParams.get('page') ?? '1');
  if (page > 5_000) throw data(null, { status: 404 });
  const locale = localeOfPath(url.pathname);
  redirectFirstPage(hrefs(locale).member(memberId), url.searchParams);
  const found = await loadFromApi(getMember, { params: { id: memberId }, query: { page } }, request);
  return { member: toMemberPageView(found, locale, new Date()), contact: toMemberContactView(found, locale) };
};
