import { withNetwork } from '@yoodee/runtime';
import { Icon, Input } from '@yoodee/ui-kit';
import { searchIcon } from '@yoodee/ui-kit/icons';
import { lazy, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './search-box.messages.ts';
import styles from './search-box.module.css';

const SearchSuggestions = lazy(withNetwork(() => import('./search-suggestions.tsx')));

export interface SearchInputProps {
  /** What it holds at first. */
  text?: string | undefined;
  placeholder: string;
  /** The form it belongs to, where that is not around it. */
  form?: string;
}

/** The box of a search form, named `q`. Suggestions are fetched when the visitor comes to it. */
export const SearchInput = ({ text, placeholder, form }: SearchInputProps) => {
  const intl = useIntl();
  const box = useRef<HTMLInputElement>(null);
  // What is typed before the suggestions have come is what they begin with.
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
