import type { SuggestedProject } from '@yoodee/api-contract/place-suggestions';
import type { AssetFieldName } from '@yoodee/asset-rules/fields';
import { useLocale } from '@yoodee/i18n';
import { fieldText } from '@yoodee/ui-asset-card';
import { Button, HStack, Notice } from '@yoodee/ui-kit';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Changes } from '../draft/draft-state.ts';
import { useDraftForm } from './draft-form.ts';
import { messages } from './place-finder.messages.ts';
import styles from './combobox-field.module.css';
import { factsFor, nameOf } from './project-facts.ts';
import { useFieldTexts } from './use-field-texts.ts';

/** Facts that are shown with label and value. */
const labelled = ['year_built', 'building_floors', 'common_fee_month'] as const satisfies readonly AssetFieldName[];

export interface ProjectOfferProps {
  project: SuggestedProject;
  /** Called with the changes to apply: the name only, or the name and the facts. */
  onTake: (filled: Changes) => void;
}

/** Asks the member whether to copy what is known of a project. Only what the draft lacks is offered. */
export const ProjectOffer = ({ project, onTake }: ProjectOfferProps) => {
  const locale = useLocale();
  const { fields } = useDraftForm();
  const { label } = useFieldTexts();
  const accept = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => accept.current?.focus(), []);
  const name = nameOf(project, fields);
  const facts = factsFor(project, fields);
  const textOf = (field: AssetFieldName) => fieldText(field, { ...fields, ...facts }, locale) ?? '';
  const isKnown = (facility: string) => fields.facilities?.some((known) => known === facility) ?? false;
  const facilities = project.facilities.filter((facility) => !isKnown(facility));

  return (
    <Notice
      role="group"
      title={
        <FormattedMessage
          {...messages.offer}
          values={{ name: (locale === 'en' && project.name.en) || project.name.th }}
        />
      }
    >
      <ul className={styles.offer}>
        {facts.subdistrict_code && (
          <li>
            <FormattedMessage {...messages.fillPlace} values={{ place: project.within[locale] }} />
          </li>
        )}
        {facts.lat !== undefined && (
          <li>
            <FormattedMessage {...messages.fillPin} />
          </li>
        )}
        {labelled
          .filter((field) => field in facts)
          .map((field) => (
            <li key={field}>
              {label(field)}: {textOf(field)}
            </li>
          ))}
        {facts.facilities && (
          <li>
            <FormattedMessage
              {...messages.fillFacilities}
              values={{ facilities: fieldText('facilities', { ...fields, facilities }, locale) ?? '' }}
            />
          </li>
        )}
      </ul>
      <HStack gap={3} wrap>
        <Button ref={accept} size="sm" onClick={() => onTake({ ...name, ...facts })}>
          <FormattedMessage {...messages.fill} />
        </Button>
        <Button size="sm" variant="outline" onClick={() => onTake(name)}>
          <FormattedMessage {...messages.onlyName} />
        </Button>
      </HStack>
    </Notice>
  );
};
