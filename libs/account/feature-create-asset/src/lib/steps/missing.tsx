import { assetField, type CompletenessGap, type PublishGap } from '@yoodee/asset-rules/fields';
import { useFormat, useLocale } from '@yoodee/i18n';
import { Heading, Icon, Link, Notice, Progress, Text } from '@yoodee/ui-kit';
import { circleCheckIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemsOf } from '../draft/draft-state.ts';
import type { Draft } from '../draft/use-draft.ts';
import { useFieldTexts } from '../fields/use-field-texts.ts';
import { stepHref } from '../form-address.ts';
import { messages } from './missing.messages.ts';
import styles from './missing.module.css';

const mostNamed = 6;

interface FieldToMend extends Pick<PublishGap, 'field' | 'step'> {
  /** The error message of the field. */
  said: string;
}

const FieldLinks = ({ id, fields }: { id: number | null; fields: FieldToMend[] }) => {
  const locale = useLocale();
  return (
    <ul className={styles.fields}>
      {fields.map(({ field, step, said }) => (
        <li key={field}>
          <Link href={stepHref(locale, id, step, field)}>{said}</Link>
        </li>
      ))}
    </ul>
  );
};

/** Fields that cannot be saved, each with a link to the field. */
export const Problems = ({ draft: { state } }: { draft: Draft }) => {
  const { problem } = useFieldTexts();
  const fields = problemsOf(state).map(({ field, code }) => ({
    field,
    step: assetField(field).step,
    said: problem(field, code),
  }));
  return <FieldLinks id={state.id} fields={fields} />;
};

/** What publishing still requires, each with a link to the field. */
export const PublishGaps = ({ draft: { gaps, fields, state } }: { draft: Draft }) => {
  const { problem, tooFewImages } = useFieldTexts();
  const said = ({ field, code }: PublishGap) => (field === 'images' ? tooFewImages(fields) : problem(field, code));
  return (
    <Notice tone="warning" title={<FormattedMessage {...messages.gaps} values={{ count: gaps.length }} />}>
      <FieldLinks id={state.id} fields={gaps.map((gap) => ({ ...gap, said: said(gap) }))} />
    </Notice>
  );
};

/**
 * What keeps the draft from being published, each with a link to the field: answers that cannot be saved, and those that
 * are missing. Else that it is ready, unless an attempt to publish has just failed.
 */
export const Readiness = ({ draft, hasFailed = false }: { draft: Draft; hasFailed?: boolean }) => {
  const isUnsaved = problemsOf(draft.state).length > 0;
  const hasGaps = draft.gaps.length > 0;
  return (
    <>
      {isUnsaved && (
        <Notice tone="danger" title={<FormattedMessage {...messages.unsaved} />}>
          <Problems draft={draft} />
        </Notice>
      )}
      {hasGaps && <PublishGaps draft={draft} />}
      {!isUnsaved && !hasGaps && !hasFailed && (
        <Notice tone="success">
          <FormattedMessage {...messages.ready} />
        </Notice>
      )}
    </>
  );
};

/** The completeness score of the listing, and the fields that would raise it. */
export const CompletenessPanel = ({ draft: { completeness, state } }: { draft: Draft }) => {
  const intl = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const { missingLabel } = useFieldTexts();
  const { score, missing } = completeness;
  const title = intl.formatMessage(messages.score, { percent: format.number(score) });
  const nameOf = ({ field }: CompletenessGap) => {
    if (field === 'lat') return intl.formatMessage(messages.point);
    if (field === 'images') return intl.formatMessage(messages.images);
    return field === 'floor_plans' ? intl.formatMessage(messages.floorPlans) : missingLabel(field);
  };
  return (
    <section className={styles.panel}>
      <Heading level={2} size="sm">
        {title}
      </Heading>
      <Progress label={title} percent={score} />
      {missing.length === 0 ? (
        <Text size="sm" tone="brand">
          <Icon icon={circleCheckIcon} size={16} /> <FormattedMessage {...messages.complete} />
        </Text>
      ) : (
        <>
          <Text size="sm" tone="muted">
            <FormattedMessage {...messages.add} />
          </Text>
          <ul className={styles.missing}>
            {missing.slice(0, mostNamed).map((gap) => (
              <li key={gap.field}>
                <Link variant="quiet" href={stepHref(locale, state.id, gap.step, gap.field)}>
                  {nameOf(gap)}
                </Link>
                <span className={styles.points}>
                  <FormattedMessage {...messages.points} values={{ points: format.number(gap.points) }} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
