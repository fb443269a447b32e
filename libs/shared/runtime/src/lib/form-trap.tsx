import { shortestFillMs } from '@yoodee/api-contract';
import { useRef, useState } from 'react';

/** A honeypot: people neither see nor reach this field, but bots fill it in. */
const HoneypotField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <input
    className="y-visually-hidden"
    name="website"
    value={value}
    onChange={(event) => onChange(event.target.value)}
    tabIndex={-1}
    autoComplete="off"
    aria-hidden="true"
  />
);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The bot detection fields of the API. `read` waits until the form has been open for the minimum time, so that a person
 * whose fields were prefilled is not taken for a bot.
 */
export const useFormTrap = () => {
  const [website, setWebsite] = useState('');
  const openedAt = useRef<number>(null);
  openedAt.current ??= performance.now();

  const read = async () => {
    const open = () => Math.round(performance.now() - openedAt.current!);
    if (open() < shortestFillMs) await wait(shortestFillMs - open());
    return { website, filled_ms: Math.max(open(), shortestFillMs) };
  };

  return { honeypot: <HoneypotField value={website} onChange={setWebsite} />, read };
};
