import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { useLocale } from '@yoodee/i18n';
import { useGetProfileQuery } from '@yoodee/auth';
import type { Locale } from '@yoodee/site';
import { AssetDetail, toAssetDetailView } from '@yoodee/ui-asset-detail';
import { Container, EmptyState, Heading, Icon, LinkButton, Skeleton, Text } from '@yoodee/ui-kit';
import { eyeIcon, pencilIcon } from '@yoodee/ui-kit/icons';
import { skipToken } from '@reduxjs/toolkit/query';
import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { ChangesPanel } from '../changes/changes-panel.tsx';
import { DraftMissing, statusOf } from '../draft-missing.tsx';
import { useDraft, type Draft } from '../draft/use-draft.ts';
import { readFormAddress, stepHref } from '../form-address.ts';
import { useGetProvinceQuery } from '../geo.api.ts';
import { DraftNotices } from '../steps/draft-notices.tsx';
import { ContentLanguage } from './content-language.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import { PreviewChoices, type Frame } from './preview-choices.tsx';
import { isPreviewable, previewOf } from './preview-of.ts';
import { messages } from './preview.messages.ts';
import { PublishPanel } from './publish-panel.tsx';
import { usePublish } from './use-publish.ts';
import styles from './preview.module.css';

const PreviewSkeleton = () => (
  <div aria-busy="true" className={styles.skeleton}>
    <Skeleton className={styles.skeletonPicture} />
    <Skeleton className={styles.skeletonLine} />
    <Skeleton className={styles.skeletonLine} />
  </div>
);

const NothingYet = ({ id }: { id: number }) => {
  const locale = useLocale();
  return (
    <EmptyState
      drawing={<Icon icon={eyeIcon} size={48} />}
      action={
        <LinkButton href={stepHref(locale, id, 'start')}>
          <FormattedMessage {...messages.goToStart} />
        </LinkButton>
      }
    >
      <FormattedMessage {...messages.nothingYet} />
    </EmptyState>
  );
};

/** Renders the draft with the component of the public page. */
const Preview = ({ asset, language, frame }: { asset: MemberAsset; language: Locale; frame: Frame }) => {
  const intl = useIntl();
  const { data: profile } = useGetProfileQuery();
  const { currentData: province } = useGetProvinceQuery(asset.province_code ?? skipToken);
  if (!isPreviewable(asset)) return <NothingYet id={asset.id} />;
  if (!profile) return <PreviewSkeleton />;
  const view = toAssetDetailView(previewOf(asset, profile, province), language, new Date());
  const detail = (
    <ContentLanguage language={language}>
      <AssetDetail asset={view} titleLevel={2} />
    </ContentLanguage>
  );
  return frame === 'phone' ? (
    <PhoneFrame title={intl.formatMessage(messages.phoneFrame)}>{detail}</PhoneFrame>
  ) : (
    <div className={styles.sheet}>{detail}</div>
  );
};

const DraftPreview = ({ draft, asset }: { draft: Draft; asset: MemberAsset }) => {
  const locale = useLocale();
  const [language, setLanguage] = useState<Locale>(locale);
  const [frame, setFrame] = useState<Frame>('desktop');
  const { state, publish } = usePublish(draft.session);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form may have been scrolled. The router treats the address as the same page and does not scroll to the top.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  const shown = { ...asset, ...draft.fields };
  const hasEnglish = Boolean(shown.title_en || shown.description_en);
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <div>
          <Heading level={1} size="xl" ref={heading} tabIndex={-1} className={styles.title}>
            <FormattedMessage {...(asset.published ? messages.changesTitle : messages.title)} />
          </Heading>
          <Text tone="muted">
            <FormattedMessage {...messages.intro} />
          </Text>
        </div>
        <LinkButton variant="outline" href={stepHref(locale, asset.id, 'text')}>
          <Icon icon={pencilIcon} />
          <FormattedMessage {...messages.backToEdit} />
        </LinkButton>
      </header>
      <DraftNotices draft={draft} hideChanges />
      {asset.published ? (
        <ChangesPanel draft={draft} asset={asset} published={asset.published} />
      ) : (
        <PublishPanel draft={draft} state={state} onPublish={() => void publish()} />
      )}
      <PreviewChoices
        language={language}
        onLanguage={hasEnglish ? setLanguage : undefined}
        frame={frame}
        onFrame={setFrame}
      />
      <Preview asset={shown} language={hasEnglish ? language : locale} frame={frame} />
    </Container>
  );
};

const PreviewAt = ({ id }: { id: number }) => {
  const { draft, isReady, error, retry } = useDraft(id);
  if (isReady && draft.asset) return <DraftPreview key={id} draft={draft} asset={draft.asset} />;
  if (error) return <DraftMissing status={statusOf(error)} onRetry={() => void retry()} />;
  return (
    <Container className={styles.page}>
      <PreviewSkeleton />
    </Container>
  );
};

/** The preview, the list of what is missing, and the publish panel: `?id=`. */
export const CreateAssetPreviewPage = () => {
  const [params] = useSearchParams();
  const id = readFormAddress(params)?.id ?? null;
  if (id === null) return <DraftMissing status={404} onRetry={() => undefined} />;
  return <PreviewAt id={id} />;
};
