import { useIntl } from 'react-intl';

const [kilo, mega] = [1_000, 1_000_000];

/** Writes the size of a file: 340 kB, 2.1 MB. */
export const useFileSize = () => {
  const { formatNumber } = useIntl();
  return (bytes: number): string =>
    bytes < mega
      ? `${formatNumber(Math.max(1, Math.round(bytes / kilo)))} kB`
      : `${formatNumber(bytes / mega, { maximumFractionDigits: 1 })} MB`;
};
