import { useLocale } from '@yoodee/i18n';
import { Button, HStack, Notice } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useGetProvincesQuery } from '../../geo.api.ts';
import { useDraftForm } from '../draft-form.ts';
import { messages } from './pin-check.messages.ts';

/** Says that the pin is in another province than the address, and mends either at a press. */
export const PinNotice = ({ pinCode, addressCode }: { pinCode: string; addressCode: string }) => {
  const locale = useLocale();
  const { change } = useDraftForm();
  const { data: provinces = [] } = useGetProvincesQuery();
  const nameOf = (code: string) => provinces.find((province) => province.code === code)?.name[locale];
  const [pin, address] = [nameOf(pinCode), nameOf(addressCode)];
  if (!pin || !address) return null;
  return (
    <Notice tone="warning" role="alert">
      <FormattedMessage {...messages.disagrees} values={{ pin, address }} />
      <HStack gap={2} wrap>
        <Button variant="outline" size="sm" onClick={() => change({ lat: null, lng: null })}>
          <FormattedMessage {...messages.useAddress} values={{ address }} />
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            change({ province_code: pinCode, district_code: null, subdistrict_code: null, postal_code: null })
          }
        >
          <FormattedMessage {...messages.usePin} values={{ pin }} />
        </Button>
      </HStack>
    </Notice>
  );
};
