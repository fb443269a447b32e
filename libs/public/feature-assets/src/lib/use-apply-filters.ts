import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType, useSubmit } from 'react-router';

/** What the form says, without the answers it leaves open. */
const answersOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].filter((answer): answer is [string, string] => answer[1] !== ''));

/** Whether a word or a number waits in its box; choices are applied as they are made. */
const isLeftToSend = (form: HTMLFormElement): boolean =>
  [...form.elements].some((box) => box instanceof HTMLInputElement && box.value !== box.defaultValue);

/**
 * Shows the list as the filters' form asks for: `apply` what was just chosen, `send` what is left when the visitor asks
 * for the results. Back leads to the list as it was before the first of several choices, not through each.
 */
export const useApplyFilters = () => {
  const { assets } = hrefs(useLocale());
  const { key, search } = useLocation();
  const navigation = useNavigationType();
  const submit = useSubmit();
  // The entry that a choice leads away from, until it has.
  const leaving = useRef<string>(null);
  const hasMadeEntry = useRef(false);
  useEffect(() => {
    if (leaving.current === key) return;
    if (navigation !== 'REPLACE') hasMadeEntry.current = leaving.current !== null;
    leaving.current = null;
  }, [key, navigation]);
  const show = (form: HTMLFormElement, replace: boolean) =>
    void submit(answersOf(form), { action: assets, preventScrollReset: true, replace });
  return {
    apply(form: HTMLFormElement) {
      // The address runs ahead of the page: there already is an entry for the last choice, and it is not drawn yet.
      const isAhead = leaving.current !== null && window.location.search !== search;
      leaving.current = key;
      show(form, isAhead || hasMadeEntry.current);
    },
    send(form: HTMLFormElement) {
      if (isLeftToSend(form)) show(form, false);
    },
  };
};
