import { isSuccess, send as sendRequest, toRequest } from '@yoodee/api-client';
import { requestAlert, requestLineAlert } from '@yoodee/api-contract/alerts';
import { useFormTrap } from '@yoodee/runtime';
import type { Locale } from '@yoodee/site';
import { useState } from 'react';
import type { SearchToSave } from './post-saved-search.ts';

export type Frequency = 'instant' | 'daily' | 'weekly';
export type AlertChannel = 'line' | 'email';

interface Asked {
  search: SearchToSave;
  channels: readonly AlertChannel[];
  locale: Locale;
  offline: string;
}

type State = { step: 'asking' | 'sending' } | { step: 'mailed' } | { step: 'chat'; href: string };

/** The state of one request for alerts, until its link was mailed or the text for LINE is ready. */
export const useAlertRequest = ({ search, channels, locale, offline }: Asked) => {
  const [channel, setChannel] = useState<AlertChannel>(channels[0] ?? 'email');
  const [email, setEmail] = useState('');
  const [frequency, setFrequency] = useState<Frequency>('daily');
  const [isWrong, setWrong] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<State>({ step: 'asking' });
  const trap = useFormTrap();

  const post = async () => {
    const body = { ...search, frequency, ...(await trap.read()) };
    return channel === 'line'
      ? sendRequest<{ href: string }>(toRequest(requestLineAlert, { body }), { locale })
      : sendRequest<null>(toRequest(requestAlert, { body: { ...body, email: email.trim() } }), { locale });
  };

  const send = async () => {
    if (state.step === 'sending') return;
    setWrong(false);
    setProblem(null);
    setState({ step: 'sending' });
    const result = await post();
    if (isSuccess(result)) return setState(result.data ? { step: 'chat', href: result.data.href } : { step: 'mailed' });
    setState({ step: 'asking' });
    if (result.errors?.email) setWrong(true);
    else setProblem(result.status === 0 ? offline : result.message);
  };

  return {
    ...{ channel, setChannel, email, setEmail, frequency, setFrequency, isWrong, problem, send },
    ...{ state, honeypot: trap.honeypot },
  };
};
export type AlertRequest = ReturnType<typeof useAlertRequest>;
