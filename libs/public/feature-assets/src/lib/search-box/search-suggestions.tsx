import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { nextOption } from '@yoodee/ui-kit';
import { useId, useLayoutEffect, useState, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts';
import styles from './search-suggestions.module.css';
import { asTyped, toGroups, withFilters, type Suggestion, type SuggestionGroup } from './suggestion-groups.ts';
import { messages } from './suggestions.messages.ts';
import { useSuggestions } from './use-suggestions.ts';

const recentGroup = (texts: readonly string[]): SuggestionGroup[] =>
  texts.length === 0 ? [] : [{ name: 'recent', options: texts.map((text) => ({ text, detail: null, filters: null })) }];

const keyOf = ({ filters, text }: Suggestion) => filters ?? text;

/** What stands in the form beside the box, e.g. that something is to be rented, as a query. */
const fieldsOf = (form: HTMLFormElement | null | undefined): string =>
  new URLSearchParams(
    [...new FormData(form ?? undefined)].filter((field): field is [string, string] => typeof field[1] === 'string'),
  ).toString();

/** A sentence is read as a whole once it is sent: that no name holds it says nothing. */
const isName = (text: string) => !/\s/.test(text.trim());

interface SearchSuggestionsProps {
  box: RefObject<HTMLInputElement | null>;
  /** What the box held when the visitor came to it. */
  text: string;
  /** Searches for a text as if it had been typed. */
  onSearch: (text: string) => void;
}

/**
 * The list below a search box, once the visitor has come to it: the box stays the plain input of a form, and becomes a
 * combobox by the attributes and listeners that are put on it here.
 */
export default function SearchSuggestions({ box, text, onSearch }: SearchSuggestionsProps) {
  const id = useId();
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { assets, assetsWith } = hrefs(locale);
  const [typed, setTyped] = useState(text);
  const [isOpen, setOpen] = useState(true);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [recent, setRecent] = useState(readRecentSearches);
  const { found, isAnswered } = useSuggestions(typed);

  const isEmpty = typed.trim() === '';
  const suggested = found ? toGroups(found, locale) : [];
  const hasNoMatch = found !== null && suggested.length === 0;
  const hasFailed = !isEmpty && isAnswered && found === null;
  const groups = isEmpty ? recentGroup(recent) : hasNoMatch ? [asTyped(typed.trim())] : suggested;
  const options = groups.flatMap((group) => group.options);
  // Held by what it is: a list that arrives later may have it in another place.
  const active = options.findIndex((option) => keyOf(option) === activeKey);
  const isShown = isOpen && (groups.length > 0 || hasFailed);
  const optionId = (index: number) => `${id}-${index}`;

  const choose = ({ text: chosen, filters }: Suggestion) => {
    setOpen(false);
    if (filters === null) {
      onSearch(chosen);
      return;
    }
    rememberSearch(chosen);
    const asked = pathname === assets ? search : fieldsOf(box.current?.form);
    void navigate(assetsWith(withFilters(asked, filters)));
  };

  // Before the paint, as what follows: a key that is pressed the moment the list is seen must meet that list.
  useLayoutEffect(() => {
    const input = box.current;
    if (!input) return;
    const listening = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listen: (event: HTMLElementEventMap[Name]) => void,
    ) => input.addEventListener(name, listen, { signal: listening.signal });
    const open = () => {
      setRecent(readRecentSearches());
      setTyped(input.value);
      setActiveKey(null);
      setOpen(true);
    };
    on('input', open);
    on('focus', open);
    on('blur', () => setOpen(false));
    on('keydown', (event) => {
      if (event.isComposing) return;
      const next = nextOption(event.key, active, options.length);
      if (next !== null) {
        event.preventDefault();
        setOpen(true);
        setActiveKey(options[next] ? keyOf(options[next]) : null);
      } else if (event.key === 'Escape' && isShown) {
        event.preventDefault();
        setOpen(false);
      } else if (event.key === 'Enter' && isShown && options[active]) {
        event.preventDefault();
        choose(options[active]);
      }
    });
    input.form?.addEventListener('submit', () => rememberSearch(input.value), { signal: listening.signal });
    return () => listening.abort();
  });

  useLayoutEffect(() => {
    const input = box.current;
    if (!input) return;
    const attributes = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': id,
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    if (isShown && active >= 0) {
      input.setAttribute('aria-activedescendant', `${id}-${active}`);
      document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  }, [box, id, isShown, active]);

  const indexOf = (option: Suggestion) => options.indexOf(option);
  return (
    <div className={styles.panel} hidden={!isShown} onPointerDown={(event) => event.preventDefault()}>
      {!isEmpty && hasNoMatch && isAnswered && isName(typed) && (
        <p className={styles.note} role="status">
          <FormattedMessage {...messages.noMatch} />
        </p>
      )}
      <div id={id} role="listbox" className={styles.options} aria-label={intl.formatMessage(messages.list)}>
        {groups.map(({ name, options: ofGroup }) => (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <div id={`${id}-${name}`} className={styles.group}>
              <FormattedMessage {...messages[name]} />
            </div>
            {ofGroup.map((option) => (
              <div
                key={keyOf(option)}
                id={optionId(indexOf(option))}
                role="option"
                aria-selected={indexOf(option) === active}
                className={styles.option}
                onClick={() => choose(option)}
              >
                <span>{option.text}</span>
                {option.detail && <span className={styles.detail}>{option.detail}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {hasFailed && (
        <p className={styles.note} role="status">
          <FormattedMessage {...messages.failed} />
        </p>
      )}
      {isEmpty && recent.length > 0 && (
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            forgetSearches();
            setRecent([]);
          }}
        >
          <FormattedMessage {...messages.forget} />
        </button>
      )}
    </div>
  );
}
