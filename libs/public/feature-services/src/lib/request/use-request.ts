import { isSuccess } from '@yoodee/api-client';
import { useFormTrap } from '@yoodee/runtime';
import { consentVersion } from '@yoodee/site';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { sendRequest } from './request-calls.ts';
import { missingFields, type RequestField } from './request-check.ts';
import { storeDraft, readDraft, type RequestDraft } from './request-draft.ts';
import { messages } from './request-form.messages.ts';

const checkedByApi: readonly RequestField[] = [
  'name',
  'phone',
  'province_code',
  'preferred_dates',
  'detail',
  'asset_id',
];

/** The fields that the API's dotted error paths refer to: `preferred_dates.1` belongs to `preferred_dates`. */
const fieldsOf = (errors: Record<string, unknown>): RequestField[] => {
  const paths = Object.keys(errors).map((path) => path.split('.')[0]);
  return checkedByApi.filter((field) => paths.includes(field));
};

/** The state of the request form. Typed values survive errors and reloads. */
export const useRequest = (slug: string) => {
  const intl = useIntl();
  const [draft, setDraft] = useState(() => readDraft(slug));
  const [hasConsent, setConsent] = useState(false);
  const [wrong, setWrong] = useState<readonly RequestField[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const trap = useFormTrap();

  const isRight = (field: RequestField) => setWrong((fields) => fields.filter((one) => one !== field));

  const change = (patch: Partial<RequestDraft>) => {
    for (const field of Object.keys(patch)) isRight(field as RequestField);
    const after = { ...draft, ...patch };
    setDraft(after);
    storeDraft(slug, after);
  };

  /** Fills in empty fields only. */
  const suggest = ({ name, phone }: Pick<RequestDraft, 'name' | 'phone'>) =>
    setDraft((before) => ({ ...before, name: before.name || name, phone: before.phone || phone }));

  /** Marks the invalid fields and moves focus to the first one. */
  const point = (form: HTMLFormElement, fields: readonly RequestField[]) => {
    flushSync(() => setWrong(fields));
    form.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid]')?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (state !== 'open') return;
    setProblem(null);
    const missing = missingFields(draft, hasConsent, new Date());
    if (missing.length > 0) return point(form, missing);
    setState('sending');
    const result = await sendRequest(slug, {
      name: draft.name,
      phone: draft.phone,
      province_code: draft.province_code,
      preferred_dates: draft.preferred_dates.filter(Boolean),
      detail: draft.detail || null,
      asset_id: draft.asset_id ? Number(draft.asset_id) : null,
      consent_version: consentVersion,
      ...(await trap.read()),
    });
    if (isSuccess(result)) {
      storeDraft(slug, null);
      return setState('sent');
    }
    setState('open');
    const fields = fieldsOf(result.errors);
    if (fields.length > 0) point(form, fields);
    else setProblem(result.status === 0 ? intl.formatMessage(messages.offline) : result.message);
  };

  return {
    draft,
    change,
    suggest,
    hasConsent,
    setConsent: (isTicked: boolean) => {
      isRight('consent');
      setConsent(isTicked);
    },
    isWrong: (field: RequestField) => wrong.includes(field),
    honeypot: trap.honeypot,
    problem,
    state,
    submit,
  };
};

export type RequestForService = ReturnType<typeof useRequest>;
