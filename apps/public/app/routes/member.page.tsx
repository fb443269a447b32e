import { useLocale } from '@yoodee/i18n';
import { onMobile, type PageHandle } from '@yoodee/layouts';
import { ContactBar, ContactSeller, type ContactView } from '@yoodee/public-contact-seller';
import { MemberPage, memberPageMessages as messages, type MemberPageView } from '@yoodee/public-feature-member';
import { PageHead, useSite } from '@yoodee/public-page';
import { hrefs } from '@yoodee/site';
import { useIntl } from 'react-intl';
import { useLoaderData, useLocation } from 'react-router';
import type { loader } from './member.loader';

export const handle: PageHandle<{ member: MemberPageView; contact: ContactView }> = {
  layout: onMobile('no-contact-topbar', 'default'),
  title: ({ member }) => member.name,
  footAction: ({ contact }) => <ContactBar contact={contact} />,
};

const MemberHead = () => {
  const { id, name, bio, active, page, imageUrl, isTrade } = useLoaderData<typeof loader>().member;
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { origin } = useSite();
  const links = hrefs(useLocale());
  const description =
    (bio?.lang ? null : bio?.text.replace(/\s+/g, ' ').slice(0, 155)) ??
    formatMessage(messages.metaDescription, { name, count: active });
  const title = formatMessage(messages.metaTitle, { name });
  return (
    <PageHead
      path={page > 1 ? `${pathname}?page=${page}` : pathname}
      title={page > 1 ? `${title} – ${formatMessage(messages.pageNumber, { page })}` : title}
      description={description}
      isIndexed={active > 0}
      structuredData={{
        '@type': isTrade ? 'RealEstateAgent' : 'Person',
        name,
        url: origin + links.member(id),
        description,
        ...(imageUrl && { image: origin + imageUrl }),
      }}
    />
  );
};

export const Component = () => {
  const { member, contact } = useLoaderData<typeof loader>();
  return (
    <>
      <MemberHead />
      <MemberPage member={member} contact={<ContactSeller contact={contact} />} />
    </>
  );
};
