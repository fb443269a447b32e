import { useLocale } from '@yoodee/i18n';
import { claimOverlayEntry } from '@yoodee/runtime';
import { hrefs } from '@yoodee/site';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType, useSubmit } from 'react-router';

/** The name of an amount, and an amount in groups of digits, as the form writes it. */
const amountName = /_(?:min|max)$/;
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** The values of the form, without empty ones. Without commas an amount needs no redirect to its canonical address. */
const answersOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([key, value]) => {
      if (typeof value !== 'string' || value === '') return [];
      return [[key, amountName.test(key) && grouped.test(value) ? value.replaceAll(',', '') : value]];
    }),
  );

/** Whether a typed value is not applied yet; choices are applied at once. */
export const hasUnappliedText = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => field instanceof HTMLInputElement && field.value !== field.defaultValue);

/**
 * Applies the values of the filters' form to the list: `apply` after a choice, `send` on submit. Back returns to the list
 * before the first of several choices, not through each.
 */
export const useApplyFilters = () => {
  const { assets } = hrefs(useLocale());
  const { key, search } = useLocation();
  const navigation = useNavigationType();
  const submit = useSubmit();
  // The key of the history entry that a choice navigates from, until the navigation completes.
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
      // The URL changes before the page renders: the last choice already has a history entry but is not rendered yet.
      const isAhead = leaving.current !== null && window.location.search !== search;
      leaving.current = key;
      // In the sheet of a phone, the first choice takes the entry of the sheet.
      if (claimOverlayEntry()) hasMadeEntry.current = true;
      show(form, isAhead || hasMadeEntry.current);
    },
    send(form: HTMLFormElement) {
      if (hasUnappliedText(form)) show(form, claimOverlayEntry());
    },
  };
};
