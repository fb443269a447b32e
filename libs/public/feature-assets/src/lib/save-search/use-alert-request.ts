import { isSuccess, send as sendRequest, toRequest } from '@yoodee/api-client';
import { requestAlert } from '@yoodee/api-contract/alerts';
import { useFormTrap } from '@yoodee/runtime';
import type { Locale } from '@yoodee/site';
import { useState } from 'react';

export type Frequency = 'instant' | 'daily' | 'weekly';

interface Asked {
  search: { name: string; query: string };
  locale: Locale;
  offline: string;
}

/** The state of one request for alerts, until its link was sent. */
export const useAlertRequest = ({ search, locale, offline }: Asked) => {
  const [email, setEmail] = useState('');
  const [frequency, setFrequency] = useState<Frequency>('daily');
  const [isWrong, setWrong] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const trap = useFormTrap();

  const send = async () => {
    if (state === 'sending') return;
    setWrong(false);
    setProblem(null);
    setState('sending');
    const body = { ...search, email: email.trim(), frequency, ...(await trap.read()) };
    const result = await sendRequest<null>(toRequest(requestAlert, { body }), { locale });
    setState(isSuccess(result) ? 'sent' : 'asking');
    if (isSuccess(result)) return;
    if (result.errors?.email) setWrong(true);
    else setProblem(result.status === 0 ? offline : result.message);
  };

  return {
    ...{ email, setEmail, frequency, setFrequency, isWrong, problem, send },
    ...{ isSending: state === 'sending', isSent: state === 'sent', honeypot: trap.honeypot },
  };
};
