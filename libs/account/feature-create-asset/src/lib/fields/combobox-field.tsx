import { Field, Icon, Input, nextOption, type IconData } from '@yoodee/ui-kit';
import { searchIcon } from '@yoodee/ui-kit/icons';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import styles from './combobox-field.module.css';

/** An option of the list; `key` is unique in it. */
export interface ComboboxOption {
  key: string;
  icon: IconData;
  name: ReactNode;
  detail?: ReactNode;
}

interface ListProps {
  id: string;
  label: string;
  optionId: (index: number) => string;
  options: readonly ComboboxOption[];
  /** Index of the active option; -1 for none. */
  active: number;
  isShown: boolean;
  onChoose: (index: number) => void;
}

/** The listbox below the input. The keyboard moves the active option while the input has focus. */
const OptionList = ({ id, label, optionId, options, active, isShown, onChoose }: ListProps) => {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isShown) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isShown, active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.list}
      hidden={!isShown}
      // Prevents the option from taking the focus: the list would close before the click selects the option.
      onPointerDown={(event) => event.preventDefault()}
    >
      {options.map(({ key, icon, name, detail }, index) => (
        <div
          key={key}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onClick={() => onChoose(index)}
        >
          <Icon icon={icon} />
          <span>
            {name}
            {detail && <span className={styles.detail}>{detail}</span>}
          </span>
        </div>
      ))}
    </div>
  );
};

export interface ComboboxFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Name of the list, for screen readers. */
  listLabel: string;
  typed: string;
  onType: (text: string) => void;
  options: readonly ComboboxOption[];
  onChoose: (index: number) => void;
  /** Called when the list opens and closes. */
  onOpen?: (isOpen: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A combobox: a text field with a list of matching options. The parent component provides the options. Typing opens the
 * list again.
 */
export const ComboboxField = ({
  label,
  hint,
  listLabel,
  typed,
  onType,
  options,
  onChoose,
  onOpen,
  ref,
}: ComboboxFieldProps) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && options.length > 0;
  const optionId = (index: number) => `${id}${index}`;
  const setOpen = (opens: boolean) => {
    setIsOpen(opens);
    onOpen?.(opens);
  };
  const choose = (index: number) => {
    setOpen(false);
    setActive(-1);
    onChoose(index);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = nextOption(event.key, active, options.length);
    if (next !== null) {
      setOpen(true);
      setActive(next);
    } else if (event.key === 'Enter' && isShown && options[active]) choose(active);
    else if (event.key === 'Escape' && isShown) setOpen(false);
    else return;
    event.preventDefault();
  };
  return (
    <Field label={label} hint={hint}>
      <div className={styles.box}>
        <Input
          ref={ref}
          type="text"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}list`}
          aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
          start={<Icon icon={searchIcon} />}
          value={typed}
          onChange={({ target }) => {
            setActive(-1);
            setOpen(true);
            onType(target.value);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={pressKey}
        />
        <OptionList id={`${id}list`} label={listLabel} onChoose={choose} {...{ optionId, options, active, isShown }} />
      </div>
    </Field>
  );
};
