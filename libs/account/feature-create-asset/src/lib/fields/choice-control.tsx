import { assetField, type AssetField, type AssetFieldName } from '@yoodee/asset-rules/fields';
import type { PropertyType } from '@yoodee/asset-rules/options';
import { useLocale } from '@yoodee/i18n';
import { propertyIcons } from '@yoodee/ui-asset-card';
import { Button, ChipButton, Icon, NativeSelect, RadioCard } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './choice-control.messages.ts';
import { useDraftField } from './draft-form.ts';
import styles from './fields.module.css';

type OptionsField = Extract<AssetField, { kind: 'choice' | 'choices' }>;

const optionsOf = (name: AssetFieldName) => Object.entries((assetField(name) as OptionsField).options);

const mostCards = 4;

/**
 * Whether the options are shown as cards. Cards are used for short lists and for the first step; longer lists use a
 * select.
 */
export const isShownAsCards = (name: AssetFieldName): boolean => {
  const { kind, step } = assetField(name);
  return kind === 'choice' && (step === 'start' || optionsOf(name).length <= mostCards);
};

const optionIcon = (name: AssetFieldName, option: string) =>
  name === 'property_type' ? <Icon icon={propertyIcons[option as PropertyType]} size={24} /> : undefined;

/** Must be inside a `Fieldset`. */
export const ChoiceCards = ({ name, required }: { name: AssetFieldName; required: boolean }) => {
  const locale = useLocale();
  const { value, setValue } = useDraftField<string>(name);
  return (
    <>
      <div className={name === 'property_type' ? styles.iconCards : styles.cards}>
        {optionsOf(name).map(([option, label]) => (
          <RadioCard
            key={option}
            name={name}
            value={option}
            required={required}
            checked={value === option}
            onChange={() => setValue(option)}
            label={label[locale]}
            icon={optionIcon(name, option)}
          />
        ))}
      </div>
      {!required && value !== null && (
        <Button variant="ghost" size="sm" className={styles.clear} onClick={() => setValue(null)}>
          <FormattedMessage {...messages.clear} />
        </Button>
      )}
    </>
  );
};

export const ChoiceSelect = ({ name }: { name: AssetFieldName }) => {
  const intl = useIntl();
  const locale = useLocale();
  const { value, setValue } = useDraftField<string>(name);
  return (
    <NativeSelect value={value ?? ''} onChange={({ target }) => setValue(target.value || null)}>
      <option value="">{intl.formatMessage(messages.choose)}</option>
      {optionsOf(name).map(([option, label]) => (
        <option key={option} value={option}>
          {label[locale]}
        </option>
      ))}
    </NativeSelect>
  );
};

/** Must be inside a `Fieldset`. Selected options are stored in the order of the option list, not of selection. */
export const ChoiceChips = ({ name }: { name: AssetFieldName }) => {
  const locale = useLocale();
  const { value, setValue } = useDraftField<string[]>(name);
  const chosen = new Set(value);
  const options = optionsOf(name);
  const toggle = (option: string) => {
    const next = options.map(([code]) => code).filter((code) => chosen.has(code) !== (code === option));
    setValue(next.length > 0 ? next : null);
  };
  return (
    <div className={styles.chips}>
      {options.map(([option, label]) => (
        <ChipButton key={option} selected={chosen.has(option)} onClick={() => toggle(option)}>
          {label[locale]}
        </ChipButton>
      ))}
    </div>
  );
};
