import type { MemberAssetSummary } from '@yoodee/api-contract';
import { readToken, selectUserProfile } from '@yoodee/auth';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Container, EmptyState, Heading, Icon, LinkButton, Notice, Skeleton } from '@yoodee/ui-kit';
import { housePlusIcon, plusIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { MyAssetRow } from './my-asset-row.tsx';
import { messages } from './my-account.messages.ts';
import { useGetMyAssetsQuery } from './my-assets.api.ts';
import styles from './my-account.module.css';

const groupOf = ({ status }: MemberAssetSummary) =>
  status === 'draft' ? 'drafts' : status === 'published' ? 'published' : 'others';

const groups = ['drafts', 'published', 'others'] as const;

const Groups = ({ assets }: { assets: readonly MemberAssetSummary[] }) =>
  groups.map((group) => {
    const own = assets.filter((asset) => groupOf(asset) === group);
    return (
      own.length > 0 && (
        <section key={group} className={styles.group}>
          <Heading level={2} size="md">
            <FormattedMessage {...messages[group]} /> <span className={styles.count}>{own.length}</span>
          </Heading>
          <ul className={styles.rows}>
            {own.map((asset) => (
              <MyAssetRow key={asset.id} asset={asset} />
            ))}
          </ul>
        </section>
      )
    );
  });

const CreateLink = () => (
  <LinkButton href={hrefs(useLocale()).createAsset}>
    <Icon icon={plusIcon} />
    <FormattedMessage {...messages.create} />
  </LinkButton>
);

const MyAssets = () => {
  const { data, isError, isLoading, refetch } = useGetMyAssetsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    // Signing out drops what was fetched while this page is still shown; there is nobody to fetch it for.
    skip: !readToken(),
  });
  const intl = useIntl();
  if (isLoading)
    return (
      <div role="status" aria-label={intl.formatMessage(messages.loading)} className={styles.rows}>
        <Skeleton style={{ blockSize: '9rem' }} />
        <Skeleton style={{ blockSize: '9rem' }} />
      </div>
    );
  if (isError && !data)
    return (
      <Notice tone="danger" role="alert" title={<FormattedMessage {...messages.failed} />}>
        <Button size="sm" variant="outline" onClick={() => void refetch()}>
          <FormattedMessage {...messages.retry} />
        </Button>
      </Notice>
    );
  if (!data?.items.length)
    return (
      <EmptyState drawing={<Icon icon={housePlusIcon} size={48} />} action={<CreateLink />}>
        <FormattedMessage {...messages.empty} />
      </EmptyState>
    );
  return <Groups assets={data.items} />;
};

/** The member's overview: their assets by state, each with what to do next. */
export const MyAccountPage = () => {
  const profile = useSelector(selectUserProfile);
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>
          <FormattedMessage {...messages.title} values={{ name: profile?.firstName ?? '' }} />
        </Heading>
        <CreateLink />
      </header>
      <MyAssets />
    </Container>
  );
};
