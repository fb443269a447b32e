import { assetSteps, type AssetFieldName, type AssetStep } from '@yoodee/asset-rules/fields';
import { useLocale } from '@yoodee/i18n';
import { Container, Heading, LinkButton, Notice, Skeleton, Stack, StepIndicator } from '@yoodee/ui-kit';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useRecomposedTexts } from './compose/use-composed-texts.ts';
import { DraftMissing, statusOf } from './draft-missing.tsx';
import { useDraft, type Draft } from './draft/use-draft.ts';
import { DraftFormProvider, type DraftForm } from './fields/draft-form.ts';
import { withKnownAnswers } from './fields/known-answers.ts';
import { StepFields } from './fields/step-fields.tsx';
import { readFormAddress, stepHref, stepNumber, type FormAddress } from './form-address.ts';
import { ActionBar } from './steps/action-bar.tsx';
import { CopyFrom } from './steps/copy-from.tsx';
import { goToField, useArrival } from './steps/arrive-at-field.ts';
import { askedFirst } from './steps/asked-first.ts';
import { DraftNotices } from './steps/draft-notices.tsx';
import { CompletenessPanel, Readiness } from './steps/missing.tsx';
import { messages, stepNames, stepTitles } from './steps/steps.messages.ts';
import { UnfinishedDraft } from './steps/unfinished-draft.tsx';
import styles from './steps/steps.module.css';

const PhotoStep = lazy(() => import('./photos/photo-step.tsx').then((module) => ({ default: module.PhotoStep })));

const FieldSkeletons = () => (
  <>
    <Skeleton className={styles.skeletonField} />
    <Skeleton className={styles.skeletonField} />
    <Skeleton className={styles.skeletonField} />
  </>
);

/** Steps whose fields depend on the property type and the deal. */
const needsKind: ReadonlySet<AssetStep> = new Set(['details', 'price']);

const ChooseFirst = ({ draft }: { draft: Draft }) => {
  const locale = useLocale();
  return (
    <Notice>
      <Stack gap={2} align="start">
        <p>
          <FormattedMessage {...messages.chooseFirst} />
        </p>
        <LinkButton size="sm" variant="outline" href={stepHref(locale, draft.state.id, 'start')}>
          <FormattedMessage {...messages.goToStart} />
        </LinkButton>
      </Stack>
    </Notice>
  );
};

const StepBody = ({ draft, step }: { draft: Draft; step: AssetStep }) => {
  const { asset, fields } = draft;
  const hasKind = fields.property_type !== null && fields.listing_type !== null;
  return (
    <>
      {step === 'photos' && asset && (
        <div id="images" tabIndex={-1} className={styles.photos}>
          <Suspense fallback={<FieldSkeletons />}>
            <PhotoStep draft={{ ...draft, asset }} />
          </Suspense>
        </div>
      )}
      {needsKind.has(step) && !hasKind ? <ChooseFirst draft={draft} /> : <StepFields step={step} />}
      {step === 'text' && <Readiness draft={draft} />}
    </>
  );
};

const DraftEditor = ({ draft, step }: { draft: Draft; step: AssetStep }) => {
  const intl = useIntl();
  const locale = useLocale();
  const main = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { session, state, fields, asset } = draft;
  const asked = useMemo(() => askedFirst(step, fields), [step, fields]);
  const [remindedOf, setRemindedOf] = useState<AssetFieldName | null>(null);
  const remind = () => {
    setRemindedOf(asked?.field ?? null);
    if (asked) goToField(asked.field);
  };
  const form = useMemo(
    (): DraftForm => ({
      fields,
      edits: state.edits,
      asset,
      change: (answers) => session.change(withKnownAnswers(fields, answers)),
      refused: state.refused,
      asked: asked?.field === remindedOf ? asked : null,
    }),
    [fields, state.edits, asset, session, state.refused, asked, remindedOf],
  );
  useRecomposedTexts(fields, asset, session.change);
  useArrival(step, { form: main, heading });
  useEffect(() => () => void session.flush(), [session, step]);

  return (
    <DraftFormProvider value={form}>
      <div className={styles.editor}>
        <Container className={styles.page}>
          <div ref={main} className={styles.main}>
            <div className={styles.head}>
              <StepIndicator
                label={intl.formatMessage(messages.steps)}
                steps={assetSteps.map((name) => ({
                  label: intl.formatMessage(stepNames[name]),
                  href: state.id === null ? undefined : stepHref(locale, state.id, name),
                }))}
                current={stepNumber(step) - 1}
              />
              <Heading level={1} size="xl" ref={heading} tabIndex={-1}>
                <FormattedMessage {...stepTitles[step]} />
              </Heading>
              <DraftNotices draft={draft} />
            </div>
            {state.id === null && (
              <>
                <UnfinishedDraft />
                <CopyFrom />
              </>
            )}
            <StepBody draft={draft} step={step} />
          </div>
          <aside className={styles.aside}>{draft.asset && <CompletenessPanel draft={draft} />}</aside>
        </Container>
        <ActionBar draft={draft} step={step} isAsked={asked !== null} onRemind={remind} />
      </div>
    </DraftFormProvider>
  );
};

const EditorSkeleton = () => (
  <Container className={styles.page}>
    <div className={styles.main} aria-busy="true">
      <Skeleton className={styles.skeletonTitle} />
      <FieldSkeletons />
    </div>
  </Container>
);

const DraftAt = ({ id, step }: FormAddress) => {
  const [, setParams] = useSearchParams();
  const { draft, isReady, error, retry } = useDraft(id);
  const createdId = draft.state.id;

  useEffect(() => {
    if (id === null && createdId !== null)
      setParams({ step: String(stepNumber(step)), id: String(createdId) }, { replace: true });
  }, [id, createdId, step, setParams]);

  if (isReady) return <DraftEditor key={draft.session.key} draft={draft} step={step} />;
  return error ? <DraftMissing status={statusOf(error)} onRetry={() => void retry()} /> : <EditorSkeleton />;
};

/** The listing form, `?step=1…6&id=`. Without an id, the first edit creates a draft, which then gets an id. */
export const CreateAssetPage = () => {
  const [params] = useSearchParams();
  const address = readFormAddress(params);
  if (!address) return <DraftMissing status={404} onRetry={() => undefined} />;
  // A draft without an id is always at its first step.
  return <DraftAt id={address.id} step={address.id === null ? 'start' : address.step} />;
};
