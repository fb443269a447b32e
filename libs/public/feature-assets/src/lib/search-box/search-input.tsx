import { withNetwork } from '@yoodee/runtime';
import { Icon, Input } from '@yoodee/ui-kit';
import { searchIcon } from '@yoodee/ui-kit/icons';
import { lazy, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './search-box.messages.ts';
import styles from './search-box.module.css';

const SearchSuggestions = lazy(withNetwork(() => import('./search-suggestions.tsx')));

export interface SearchInputProps {
  /** The initial value. */
  text?: string | undefined;
  placeholder: string;
  /** The id of the form, if the input is outside it. */
  form?: string;
}

/** The input of a search form, named `q`. Suggestions load when it gets focus. */
export const SearchInput = ({ text, placeholder, form }: SearchInputProps) => {
  const intl = useIntl();
  const box = useRef<HTMLInputElement>(null);
  // Suggestions start with the text that was typed while they loaded.
  const [textSoFar, setTextSoFar] = useState<string | null>(null);
  const search = (chosen: string) => {
    if (!box.current) return;
    box.current.value = chosen;
    box.current.form?.requestSubmit();
  };
  return (
    <div className={styles.box}>
      <Input
        key={text}
        type="search"
        name="q"
        form={form}
        defaultValue={text}
        maxLength={200}
        enterKeyHint="search"
        aria-label={intl.formatMessage(messages.label)}
        placeholder={placeholder}
        start={<Icon icon={searchIcon} />}
        ref={box}
        onFocus={({ currentTarget }) => setTextSoFar(currentTarget.value)}
        onInput={({ currentTarget }) => setTextSoFar(currentTarget.value)}
      />
      {textSoFar !== null && (
        <Suspense>
          <SearchSuggestions key={text} box={box} text={textSoFar} onSearch={search} />
        </Suspense>
      )}
    </div>
  );
};
