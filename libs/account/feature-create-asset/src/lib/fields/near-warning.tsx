import type { AssetFieldName } from '@yoodee/asset-rules/fields';
import { farStationIn } from '@yoodee/asset-rules/texts';
import { formatDistance } from '@yoodee/formatters';
import { useLocale } from '@yoodee/i18n';
import { Notice } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useDraftField, useDraftForm } from './draft-form.ts';
import { messages } from './near-warning.messages.ts';

/** Warns while the member types a title that calls a far station near. Buyers see the real distance below the title. */
export const NearWarning = ({ name }: { name: AssetFieldName }) => {
  const { value } = useDraftField<string>(name);
  const locale = useLocale();
  const station = farStationIn(value ?? '', useDraftForm().asset?.nearest_stations ?? []);
  return (
    <div role="status">
      {station && (
        <Notice tone="warning">
          <FormattedMessage
            {...messages.far}
            values={{ station: station.name[locale], distance: formatDistance(locale, station.metres) }}
          />
        </Notice>
      )}
    </div>
  );
};
