import { nextOption } from '@yoodee/ui-kit';
import { useLayoutEffect, type RefObject } from 'react';
import { rememberSearch } from './recent-searches.ts';
import type { Option } from './suggestion-groups.ts';
import type { SuggestionList } from './use-suggestion-list.ts';

export const optionId = (id: string, index: number) => `${id}-${index}`;

/** Handles a key in the input; returns whether to prevent its default. */
const pressKey = ({ key }: KeyboardEvent, list: SuggestionList, choose: (option: Option) => void): boolean => {
  const { options, active, isShown } = list;
  const chosen = options[active];
  const next = nextOption(key, active, options.length);
  if (next !== null) list.activate(options[next]);
  else if (key === 'Escape' && isShown) list.setOpen(false);
  else if (key === 'Enter' && isShown && chosen) choose(chosen);
  else return false;
  return true;
};

/**
 * Makes a plain input the combobox of the list with this id. Uses layout effects: a key that is pressed as soon as the
 * list is visible must reach that list.
 */
export const useCombobox = (
  box: RefObject<HTMLInputElement | null>,
  id: string,
  list: SuggestionList,
  choose: (option: Option) => void,
): void => {
  const { active, isShown } = list;

  useLayoutEffect(() => {
    const input = box.current;
    if (!input) return;
    const listening = new AbortController();
    const { signal } = listening;
    const open = () => list.open(input.value);
    input.addEventListener('input', open, { signal });
    input.addEventListener('focus', open, { signal });
    input.addEventListener('blur', () => list.setOpen(false), { signal });
    input.addEventListener(
      'keydown',
      (event) => {
        if (!event.isComposing && pressKey(event, list, choose)) event.preventDefault();
      },
      { signal },
    );
    const submit = () => {
      rememberSearch(input.value);
      // The input keeps the focus, and the open list would cover the results.
      list.setOpen(false);
    };
    input.form?.addEventListener('submit', submit, { signal });
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
      input.setAttribute('aria-activedescendant', optionId(id, active));
      document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  }, [box, id, isShown, active]);
};
