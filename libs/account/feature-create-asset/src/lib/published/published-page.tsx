import '@yoodee/ui-kit/styles/button.css';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { confirmAfterDays } from '@yoodee/asset-rules';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { textIn } from '@yoodee/ui-asset-card';
import { skipToken } from '@reduxjs/toolkit/query';
import {
  Button,
  Container,
  Heading,
  HStack,
  Icon,
  Image,
  LinkButton,
  Skeleton,
  Text,
  WholePhrases,
} from '@yoodee/ui-kit';
import { circleCheckIcon, externalLinkIcon, plusIcon, share2Icon } from '@yoodee/ui-kit/icons';
import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router';
import { DraftMissing, statusOf } from '../draft-missing.tsx';
import { useGetMemberAssetQuery } from '../draft/member-assets.api.ts';
import { readFormAddress } from '../form-address.ts';
import { messages } from './published-page.messages.ts';
import styles from './published-page.module.css';

/** Uses the Web Share API where available, else the clipboard. Closing the share sheet is not an error. */
const shareLink = async (url: string, title: string): Promise<'copied' | 'copyFailed' | null> => {
  if ('share' in navigator) {
    await navigator.share({ url, title }).catch(() => undefined);
    return null;
  }
  try {
    await (navigator as Navigator).clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'copyFailed';
  }
};

const Published = ({ asset }: { asset: MemberAsset }) => {
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const [shared, setShared] = useState<'copied' | 'copyFailed' | null>(null);
  const links = hrefs(locale);
  const href = links.asset(asset.id);
  const title = textIn(locale, asset.title_th, asset.title_en) ?? { text: asset.code };
  const cover = asset.images[0];
  useLayoutEffect(() => heading.current?.focus(), []);
  const share = async () => setShared(await shareLink(new URL(href, location.origin).href, title.text));
  return (
    <Container size="prose" className={styles.page}>
      <Icon icon={circleCheckIcon} size={48} className={styles.mark} />
      <Heading level={1} size="xl" ref={heading} tabIndex={-1}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <Text tone="muted">
        <FormattedMessage {...messages.text} values={{ code: asset.code, days: confirmAfterDays }} />
      </Text>
      <figure className={styles.shareCard}>
        {cover && (
          <Image
            imageKey={cover.key}
            sizes="100vw md:640px"
            alt=""
            width={cover.width}
            height={cover.height}
            thumbhash={cover.thumbhash}
          />
        )}
        <figcaption lang={title.lang}>
          <WholePhrases>{title.text}</WholePhrases>
        </figcaption>
      </figure>
      <HStack gap={3} wrap justify="center">
        <a className="y-button y-button--variant_solid y-button--size_md" href={href}>
          <Icon icon={externalLinkIcon} />
          <FormattedMessage {...messages.open} />
        </a>
        <Button variant="outline" onClick={() => void share()}>
          <Icon icon={share2Icon} />
          <FormattedMessage {...messages.share} />
        </Button>
      </HStack>
      <p role="status">{shared && <FormattedMessage {...messages[shared]} />}</p>
      <HStack gap={3} wrap justify="center">
        <LinkButton variant="ghost" href={links.createAsset}>
          <Icon icon={plusIcon} />
          <FormattedMessage {...messages.another} />
        </LinkButton>
        <LinkButton variant="ghost" href={links.myAccount}>
          <FormattedMessage {...messages.mine} />
        </LinkButton>
      </HStack>
    </Container>
  );
};

/** The confirmation after publishing: the listing as a card, a link to its public page, and next actions: `?id=`. */
export const PublishedPage = () => {
  const [params] = useSearchParams();
  const id = readFormAddress(params)?.id ?? null;
  const { data: asset, error, refetch } = useGetMemberAssetQuery(id ?? skipToken);
  if (asset?.status === 'draft') return <Navigate to={`../preview?id=${asset.id}`} relative="path" replace />;
  if (asset) return <Published asset={asset} />;
  if (id === null || error)
    return <DraftMissing status={id === null ? 404 : statusOf(error)} onRetry={() => void refetch()} />;
  return (
    <Container size="prose" className={styles.page} aria-busy="true">
      <Skeleton className={styles.shareCard} />
    </Container>
  );
};
