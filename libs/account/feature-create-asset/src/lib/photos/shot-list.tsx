import type { AssetImage } from '@yoodee/api-contract/images';
import { imageCategories, wantedCategories, type PropertyType } from '@yoodee/asset-rules/options';
import { useLocale } from '@yoodee/i18n';
import { Icon, VisuallyHidden } from '@yoodee/ui-kit';
import { cameraIcon, checkIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './photo-step.messages.ts';
import styles from './photos.module.css';

export interface ShotListProps {
  type: PropertyType | null | undefined;
  images: readonly AssetImage[];
}

/** The pictures that buyers of this type of property look for, each with whether it is uploaded. */
export const ShotList = ({ type, images }: ShotListProps) => {
  const intl = useIntl();
  const locale = useLocale();
  if (!type) return null;
  const present = new Set(images.map(({ category }) => category));
  return (
    <ul className={styles.shots} aria-label={intl.formatMessage(messages.wanted)}>
      {wantedCategories(type).map((category) => (
        <li key={category} data-there={present.has(category) || undefined}>
          <Icon icon={present.has(category) ? checkIcon : cameraIcon} />
          {imageCategories[category][locale]}
          {present.has(category) && (
            <VisuallyHidden>
              <FormattedMessage {...messages.there} />
            </VisuallyHidden>
          )}
        </li>
      ))}
    </ul>
  );
};
