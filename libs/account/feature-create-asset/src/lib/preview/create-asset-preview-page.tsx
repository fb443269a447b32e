import type { MemberAsset } from '@yoodee/api-contract';
import { AssetDetail, toAssetDetailView } from '@yoodee/asset-view';
import { useGetProfileQuery } from '@yoodee/auth';
import { useLocale } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import { Container, EmptyState, Heading, Icon, LinkButton, Skeleton, Text } from '@yoodee/ui-kit';
import { eyeIcon, pencilIcon } from '@yoodee/ui-kit/icons';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
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

/** The public page's own component, filled with the draft. */
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
  const shown = { ...asset, ...draft.fields };
  const hasEnglish = Boolean(shown.title_en || shown.description_en);
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <div>
          <Heading level={1} size="xl">
            <FormattedMessage {...messages.title} />
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
      <DraftNotices draft={draft} />
      <PublishPanel draft={draft} state={state} onPublish={() => void publish()} />
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

/** What visitors will see, what is still missing, and publishing: `?id=`. */
export const CreateAssetPreviewPage = () => {
  const [params] = useSearchParams();
  const id = readFormAddress(params)?.id ?? null;
  if (id === null) return <DraftMissing status={404} onRetry={() => undefined} />;
  return <PreviewAt id={id} />;
};
