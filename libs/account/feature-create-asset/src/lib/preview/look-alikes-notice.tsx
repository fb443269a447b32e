import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { useLocale } from '@yoodee/i18n';
import { textIn } from '@yoodee/ui-asset-card';
import { Link, Notice } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { stepHref } from '../form-address.ts';
import { useGetDuplicateListingsQuery } from '../listing-help.api.ts';
import { messages } from './look-alikes-notice.messages.ts';

const separator = ' · ';

/** Warns of possible duplicate listings before publishing. It does not block publishing. */
export const LookAlikesNotice = ({ asset }: { asset: MemberAsset }) => {
  const intl = useIntl();
  const locale = useLocale();
  const { id, version, images } = asset;
  const { currentData } = useGetDuplicateListingsQuery(
    { id, of: `${version} ${images.map((image) => image.id).join()}` },
    // Refetches, because a duplicate may have been published since the last request.
    { refetchOnMountOrArgChange: true },
  );
  if (!currentData || currentData.own.length + currentData.others === 0) return null;
  const { own, others } = currentData;
  const nameOf = ({ code, title_th, title_en }: (typeof own)[number]) =>
    [textIn(locale, title_th, title_en)?.text ?? intl.formatMessage(messages.untitled), code].join(separator);
  return (
    <Notice
      tone="warning"
      role="status"
      title={
        own.length > 0 ? (
          <FormattedMessage {...messages.own} />
        ) : (
          <FormattedMessage {...messages.others} values={{ count: others }} />
        )
      }
    >
      {own.length > 0 && (
        <ul>
          {own.map((one) => (
            <li key={one.id}>
              <Link href={stepHref(locale, one.id, 'start')}>{nameOf(one)}</Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        <FormattedMessage {...messages.advice} />
      </p>
    </Notice>
  );
};
