import { assetField, fieldRequired, type AssetFieldName } from '@yoodee/asset-rules/fields';
import { useLocale } from '@yoodee/i18n';
import { fieldLabel } from '@yoodee/ui-asset-card';
import { Checkbox } from '@yoodee/ui-kit';
import { composedLanguage, Composer } from '../compose/composer.tsx';
import { ChoiceCards, ChoiceChips, ChoiceSelect, isShownAsCards } from './choice-control.tsx';
import { ContactWarning } from './contact-warning.tsx';
import { DateControl } from './date-control.tsx';
import { useDraftField, useDraftForm } from './draft-form.ts';
import { FieldFrame } from './field-frame.tsx';
import { NearWarning } from './near-warning.tsx';
import { NumberControl } from './number-control.tsx';
import { PriceReading } from './price-reading.tsx';
import { PriceJudgement } from './price-standing.tsx';
import { ProseControl } from './prose-control.tsx';
import { TextControl } from './text-control.tsx';
import { TextCounter } from './text-counter.tsx';
import styles from './fields.module.css';

interface Named {
  name: AssetFieldName;
}

const FlagControl = ({ name }: Named) => {
  const locale = useLocale();
  const { value, setValue } = useDraftField<boolean>(name);
  return (
    <div id={name} className={styles.wideField}>
      <Checkbox checked={value === true} onChange={({ target }) => setValue(target.checked)}>
        {fieldLabel(name, locale)}
      </Checkbox>
    </div>
  );
};

const ChoiceField = ({ name }: Named) => {
  const { fields } = useDraftForm();
  return isShownAsCards(name) ? (
    <FieldFrame name={name} isGroup isWide>
      <ChoiceCards name={name} required={fieldRequired(name, fields)} />
    </FieldFrame>
  ) : (
    <FieldFrame name={name}>
      <ChoiceSelect name={name} />
    </FieldFrame>
  );
};

const PriceFoot = ({ name }: Named) => (
  <>
    <PriceReading name={name} />
    <PriceJudgement name={name} />
  </>
);

const titles: ReadonlySet<AssetFieldName> = new Set(['title_th', 'title_en']);

const TextFoot = ({ name }: Named) => {
  const language = composedLanguage(name);
  return (
    <>
      <TextCounter name={name} />
      {language && <Composer name={name} language={language} />}
      {assetField(name).kind !== 'url' && <ContactWarning name={name} />}
      {titles.has(name) && <NearWarning name={name} />}
    </>
  );
};

/** The control of one field, chosen by the field's `kind` in the contract. */
export const AssetFieldControl = ({ name }: Named) => {
  const { kind } = assetField(name);
  switch (kind) {
    case 'baht':
      return (
        <FieldFrame name={name} foot={<PriceFoot name={name} />}>
          <NumberControl name={name} />
        </FieldFrame>
      );
    case 'integer':
    case 'decimal':
      return (
        <FieldFrame name={name}>
          <NumberControl name={name} />
        </FieldFrame>
      );
    case 'choice':
      return <ChoiceField name={name} />;
    case 'choices':
      return (
        <FieldFrame name={name} isGroup isWide>
          <ChoiceChips name={name} />
        </FieldFrame>
      );
    case 'flag':
      return <FlagControl name={name} />;
    case 'date':
      return (
        <FieldFrame name={name} isGroup>
          <DateControl name={name} />
        </FieldFrame>
      );
    case 'prose':
      return (
        <FieldFrame name={name} isWide foot={<TextFoot name={name} />}>
          <ProseControl name={name} />
        </FieldFrame>
      );
    case 'line':
    case 'url':
      return (
        <FieldFrame name={name} isWide={assetField(name).group === 'text'} foot={<TextFoot name={name} />}>
          <TextControl name={name} />
        </FieldFrame>
      );
    // Its control is PlotFields.
    case 'outline':
      return null;
    case 'code':
      return (
        <FieldFrame name={name}>
          <TextControl name={name} />
        </FieldFrame>
      );
  }
};
