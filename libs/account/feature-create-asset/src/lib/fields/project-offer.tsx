import type { SuggestedProject } from '@yoodee/api-contract/place-suggestions';
import { fieldExists } from '@yoodee/asset-rules/fields';
import { useLocale } from '@yoodee/i18n';
import { fieldText } from '@yoodee/ui-asset-card';
import { Button, HStack, Notice } from '@yoodee/ui-kit';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Changes } from '../draft/draft-state.ts';
import { useDraftForm } from './draft-form.ts';
import { messages } from './place-finder.messages.ts';
import styles from './place-finder.module.css';

/**
 * The values that a project provides for its assets. An existing pin stays; facilities are added to the existing ones.
 */
const fieldsOfProject = (project: SuggestedProject, known: Pick<Changes, 'lat' | 'facilities'>): Changes => {
  const { province_code, district_code, subdistrict_code, postal_code, point } = project;
  return {
    ...{ province_code, district_code, subdistrict_code, postal_code },
    ...(point && known.lat == null ? point : {}),
    ...(project.facilities.length > 0 && {
      facilities: [...new Set([...(known.facilities ?? []), ...project.facilities])],
    }),
  };
};

export interface ProjectOfferProps {
  project: SuggestedProject;
  /** Called with a text for screen readers that lists what was filled in; empty if only the name was used. */
  onDone: (said: string) => void;
}

/** Asks the member whether to copy the place and facilities of a project. */
export const ProjectOffer = ({ project, onDone }: ProjectOfferProps) => {
  const intl = useIntl();
  const locale = useLocale();
  const { fields, change } = useDraftForm();
  const accept = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => accept.current?.focus(), []);
  const hasFacilities = fieldExists('facilities', fields) && project.facilities.length > 0;
  const names: Changes = {
    project_name_th: project.name.th,
    project_name_en: project.name.en ?? fields.project_name_en,
  };
  const place = project.within[locale];

  const fill = () => {
    const filled = fieldsOfProject(hasFacilities ? project : { ...project, facilities: [] }, fields);
    change({ ...names, ...filled });
    onDone(intl.formatMessage(messages.placed, { place }));
  };
  const takeName = () => {
    change(names);
    onDone('');
  };

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
        <li>
          <FormattedMessage {...messages.fillPlace} values={{ place }} />
        </li>
        {hasFacilities && (
          <li>
            <FormattedMessage
              {...messages.fillFacilities}
              values={{ facilities: fieldText('facilities', project, locale) ?? '' }}
            />
          </li>
        )}
      </ul>
      <HStack gap={3} wrap>
        <Button ref={accept} size="sm" onClick={fill}>
          <FormattedMessage {...messages.fill} />
        </Button>
        <Button size="sm" variant="outline" onClick={takeName}>
          <FormattedMessage {...messages.onlyName} />
        </Button>
      </HStack>
    </Notice>
  );
};
