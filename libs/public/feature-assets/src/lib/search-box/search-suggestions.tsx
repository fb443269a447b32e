import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { useId, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { rememberSearch } from './recent-searches.ts';
import styles from './search-suggestions.module.css';
import { withFilters, type Option } from './suggestion-groups.ts';
import { SuggestionOptions } from './suggestion-options.tsx';
import { messages } from './suggestions.messages.ts';
import { useCombobox } from './use-combobox.ts';
import { useSuggestionList } from './use-suggestion-list.ts';

/** The other fields of the form, e.g. the deal, as a query. */
const fieldsOf = (form: HTMLFormElement | null | undefined): string =>
  new URLSearchParams(
    [...new FormData(form ?? undefined)].filter((field): field is [string, string] => typeof field[1] === 'string'),
  ).toString();

/** The fields that a search keeps: all except the search texts, the page and the display options. */
const keptOf = (form: HTMLFormElement | null | undefined): string => {
  const kept = new URLSearchParams(fieldsOf(form));
  for (const [key, value] of [...kept])
    if (value === '' || ['q', 'said', 'page', 'view', 'sort', 'filters'].includes(key)) kept.delete(key);
  return kept.toString();
};

interface SearchSuggestionsProps {
  box: RefObject<HTMLInputElement | null>;
  /** The value of the input when it got focus. */
  text: string;
  /** Searches for a text as if it had been typed. */
  onSearch: (text: string) => void;
}

/**
 * The list below a search input that has had focus. The input stays a plain input of a form; attributes and listeners
 * that are added here make it a combobox.
 */
export default function SearchSuggestions({ box, text, onSearch }: SearchSuggestionsProps) {
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { assets, assetsWith } = hrefs(useLocale());
  const list = useSuggestionList(text, () => keptOf(box.current?.form));

  const choose = (option: Option) => {
    list.setOpen(false);
    if ('href' in option) {
      void navigate(option.href);
      return;
    }
    const { text: chosen, filters, search: searched = chosen } = option;
    if (filters === null) {
      onSearch(searched);
      return;
    }
    rememberSearch(chosen);
    const current = pathname === assets ? search : fieldsOf(box.current?.form);
    void navigate(assetsWith(withFilters(current, filters)));
  };
  useCombobox(box, id, list, choose);

  return (
    <div className={styles.panel} hidden={!list.isShown} onPointerDown={(event) => event.preventDefault()}>
      {list.hasNoName && (
        <p className={styles.note} role="status">
          <FormattedMessage {...messages.noMatch} />
        </p>
      )}
      <SuggestionOptions id={id} list={list} onChoose={choose} />
      {list.hasFailed && (
        <p className={styles.note} role="status">
          <FormattedMessage {...messages.failed} />
        </p>
      )}
      {list.hasRecent && (
        <button type="button" className={styles.forget} onClick={list.forgetRecent}>
          <FormattedMessage {...messages.forget} />
        </button>
      )}
    </div>
  );
}
