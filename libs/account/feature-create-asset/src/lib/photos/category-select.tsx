import { imageCategories, type ImageCategory } from '@yoodee/asset-rules/options';
import { useLocale } from '@yoodee/i18n';
import { NativeSelect } from '@yoodee/ui-kit';
import { useIntl } from 'react-intl';
import { messages } from './photo-tile.messages.ts';

export interface CategorySelectProps {
  label: string;
  value: ImageCategory | null;
  /** Those that fit the property type. */
  categories: readonly ImageCategory[];
  onChoose: (category: ImageCategory | null) => void;
}

/** The category of pictures. One that does not fit the type any more stays in the list while it is chosen. */
export const CategorySelect = ({ label, value, categories, onChoose }: CategorySelectProps) => {
  const intl = useIntl();
  const locale = useLocale();
  const offered = value && !categories.includes(value) ? [value, ...categories] : categories;
  return (
    <NativeSelect
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose((target.value || null) as ImageCategory | null)}
    >
      <option value="">{intl.formatMessage(messages.chooseCategory)}</option>
      {offered.map((code) => (
        <option key={code} value={code}>
          {imageCategories[code][locale]}
        </option>
      ))}
    </NativeSelect>
  );
};
