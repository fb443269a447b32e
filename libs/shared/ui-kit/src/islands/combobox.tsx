import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox as ChakraCombobox } from '@chakra-ui/react/combobox';
import { useMemo, useState } from 'react';
import { checkIcon } from '../../generated/icons/check.ts';
import { chevronDownIcon } from '../../generated/icons/chevron-down.ts';
import { xIcon } from '../../generated/icons/x.ts';
import { useFieldControl } from '../components/field.tsx';
import { Icon } from '../icons/icon.tsx';
import { KitProvider } from './provider.tsx';

export interface ComboboxOption {
  value: string;
  label: string;
}

export interface ComboboxTexts {
  /** There is nothing to choose from. */
  noData: string;
  /** Nothing fits what was typed. */
  noMatch: string;
  search: string;
  clear: string;
  open: string;
}

export interface ComboboxProps {
  options: readonly ComboboxOption[];
  value: string | null;
  onValueChange: (value: string | null) => void;
  texts: ComboboxTexts;
  /** Whether an option fits what was typed; by default its label holds it, in any case. */
  matches?: (option: ComboboxOption, typed: string) => boolean;
  /** Sends the value with the form around it. */
  name?: string;
  disabled?: boolean;
}

const labelHolds = ({ label }: ComboboxOption, typed: string) =>
  label.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());

/** A select for long lists: type to find. Stands in a `Field` like any control. */
export const Combobox = ({
  options,
  value,
  onValueChange,
  texts,
  matches = labelHolds,
  name,
  disabled,
}: ComboboxProps) => {
  const [typed, setTyped] = useState('');
  const { id, required, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useFieldControl();
  const collection = useMemo(
    () => createListCollection({ items: typed ? options.filter((option) => matches(option, typed)) : options }),
    [options, typed, matches],
  );
  return (
    <KitProvider>
      <ChakraCombobox.Root
        collection={collection}
        value={value === null ? [] : [value]}
        onValueChange={(details) => onValueChange(details.value[0] ?? null)}
        // Choosing writes the label into the box: that is not a search.
        onInputValueChange={({ inputValue, reason }) => setTyped(reason === 'input-change' ? inputValue : '')}
        ids={id ? { input: id } : undefined}
        translations={{ triggerLabel: texts.open, clearTriggerLabel: texts.clear }}
        positioning={{ strategy: 'fixed' }}
        openOnClick
        disabled={disabled}
        invalid={invalid}
        required={required}
      >
        <ChakraCombobox.Control>
          <ChakraCombobox.Input
            className="y-input y-input--end_true"
            placeholder={texts.search}
            aria-describedby={describedBy}
          />
          <ChakraCombobox.IndicatorGroup>
            <ChakraCombobox.ClearTrigger>
              <Icon icon={xIcon} size={16} />
            </ChakraCombobox.ClearTrigger>
            <ChakraCombobox.Trigger>
              <Icon icon={chevronDownIcon} />
            </ChakraCombobox.Trigger>
          </ChakraCombobox.IndicatorGroup>
        </ChakraCombobox.Control>
        {name && <input type="hidden" name={name} value={value ?? ''} />}
        <ChakraCombobox.Positioner>
          <ChakraCombobox.Content>
            <ChakraCombobox.Empty>{options.length === 0 ? texts.noData : texts.noMatch}</ChakraCombobox.Empty>
            {collection.items.map((option) => (
              <ChakraCombobox.Item key={option.value} item={option}>
                <ChakraCombobox.ItemText>{option.label}</ChakraCombobox.ItemText>
                <ChakraCombobox.ItemIndicator>
                  <Icon icon={checkIcon} size={16} />
                </ChakraCombobox.ItemIndicator>
              </ChakraCombobox.Item>
            ))}
          </ChakraCombobox.Content>
        </ChakraCombobox.Positioner>
      </ChakraCombobox.Root>
    </KitProvider>
  );
};
