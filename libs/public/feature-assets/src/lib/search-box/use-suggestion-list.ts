import { useLocale } from '@yoodee/i18n';
import { useState } from 'react';
import { forgetSearches, readRecentSearches } from './recent-searches.ts';
import {
  asTyped,
  keyOf,
  optionsOf,
  popularGroup,
  toGroups,
  type Option,
  type SuggestionGroup,
} from './suggestion-groups.ts';
import { usePreview } from './use-preview.ts';
import { useSuggestions } from './use-suggestions.ts';

const recentGroup = (texts: readonly string[]): SuggestionGroup[] =>
  texts.length === 0 ? [] : [{ name: 'recent', options: texts.map((text) => ({ text, detail: null, filters: null })) }];

/** A sentence is parsed on submit, so the absence of suggestions for it means nothing. */
const isName = (text: string) => !/\s/.test(text.trim());

/**
 * The suggestions below an input with the initial value `text`, and the option that the keyboard has highlighted.
 * `readKept` reads the filters that a search keeps.
 */
export const useSuggestionList = (text: string, readKept: () => string) => {
  const locale = useLocale();
  const [typed, setTyped] = useState(text);
  const [isOpen, setOpen] = useState(true);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [recent, setRecent] = useState(readRecentSearches);
  const [kept, setKept] = useState(readKept);
  const { found, isAnswered, to: answered } = useSuggestions(typed, kept);

  const isEmpty = typed.trim() === '';
  const preview = usePreview(found, answered.trim());
  const suggested = found ? [...preview, ...toGroups(found, locale)] : [];
  const hasNoMatch = found !== null && suggested.length === 0;
  const hasFailed = !isEmpty && isAnswered && found === null;
  // Right after a text was deleted, the latest answer still belongs to that text.
  const popular = isEmpty && isAnswered && found ? popularGroup(found, locale) : [];
  const groups = isEmpty ? [...recentGroup(recent), ...popular] : hasNoMatch ? [asTyped(typed.trim())] : suggested;
  const options = optionsOf(groups);

  return {
    groups,
    options,
    // By key: the next list may have the option at another position.
    active: options.findIndex((option) => keyOf(option) === activeKey),
    isShown: isOpen && (groups.length > 0 || hasFailed),
    /** Whether no name matches the typed text. */
    hasNoName: !isEmpty && hasNoMatch && isAnswered && isName(typed),
    hasFailed,
    hasRecent: isEmpty && recent.length > 0,
    setOpen,
    /** Call it when the input gets focus or its value changes. */
    open(held: string) {
      setRecent(readRecentSearches());
      setTyped(held);
      setKept(readKept());
      setActiveKey(null);
      setOpen(true);
    },
    /** Highlights an option, or none. */
    activate(option: Option | undefined) {
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
