import { shortestFillMs } from '@yoodee/api-contract';
import { useRef, useState } from 'react';

/** A field that people neither see nor reach, and that programs fill in. */
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
 * What gives programs away, as the API wants it. `read` waits until a hand could have filled the form in, so that nobody
 * whose fields were all filled already is taken for a program.
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
