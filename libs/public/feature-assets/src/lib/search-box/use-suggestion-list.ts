import { useLocale } from '@yoodee/i18n';
import { useState } from 'react';
import { forgetSearches, readRecentSearches } from './recent-searches.ts';
import { asTyped, keyOf, toGroups, type Suggestion, type SuggestionGroup } from './suggestion-groups.ts';
import { useSuggestions } from './use-suggestions.ts';

const recentGroup = (texts: readonly string[]): SuggestionGroup[] =>
  texts.length === 0 ? [] : [{ name: 'recent', options: texts.map((text) => ({ text, detail: null, filters: null })) }];

/** A sentence is read as a whole once it is sent: that no name holds it says nothing. */
const isName = (text: string) => !/\s/.test(text.trim());

/** What is offered below a box that holds `text` at first, and which of it is chosen by the keyboard. */
export const useSuggestionList = (text: string) => {
  const locale = useLocale();
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

  return {
    groups,
    options,
    // Held by what it is: a list that arrives later may have it in another place.
    active: options.findIndex((option) => keyOf(option) === activeKey),
    isShown: isOpen && (groups.length > 0 || hasFailed),
    /** No name is like what was typed. */
    hasNoName: !isEmpty && hasNoMatch && isAnswered && isName(typed),
    hasFailed,
    hasRecent: isEmpty && recent.length > 0,
    setOpen,
    /** The box was come to, or holds something else now. */
    open(held: string) {
      setRecent(readRecentSearches());
      setTyped(held);
      setActiveKey(null);
      setOpen(true);
    },
    /** The option is chosen by the keyboard, or with undefined none. */
    activate(option: Suggestion | undefined) {
      setOpen(true);
      setActiveKey(option ? keyOf(option) : null);
    },
    forgetRecent() {
      forgetSearches();
      setRecent([]);
    },
  };
};

export type SuggestionList = ReturnType<typeof useSuggestionList>;
