import { skipToken } from '@reduxjs/toolkit/query';
import type { SuggestedPlace } from '@yoodee/api-contract/place-suggestions';
import { useLocale } from '@yoodee/i18n';
import { isOutside, otherProvince } from '@yoodee/map/other-province';
import { placeLine } from '@yoodee/ui-asset-card';
import { Button, HStack, Notice } from '@yoodee/ui-kit';
import { useEffect, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Edits } from '../../draft/draft-state.ts';
import { useGetProvinceQuery, useGetProvincesQuery } from '../../geo.api.ts';
import { useFindPlacesNearQuery } from '../../listing-help.api.ts';
import { useDraftForm } from '../draft-form.ts';
import { messages } from './pin-check.messages.ts';
import { pinVerdict, type PinProvince, type PinVerdict } from './pin-verdict.ts';

interface Point {
  lat: number;
  lng: number;
}

/**
 * The result of comparing the pin with the outlines of provinces. Undefined while they load; null if they found nothing
 * or could not be loaded.
 */
const usePinProvince = ({ lat, lng }: Point, addressCode: string | null): PinProvince | undefined => {
  const at = `${lat} ${lng} ${addressCode}`;
  const [found, setFound] = useState<{ at: string; province: PinProvince } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const find = async (): Promise<PinProvince> => {
      if (await isOutside({ lat, lng })) return { kind: 'outside' };
      const code = addressCode === null ? null : await otherProvince({ lat, lng }, addressCode);
      return code === null ? null : { kind: 'other', code };
    };
    void find()
      .catch(() => null)
      .then((province) => isCurrent && setFound({ at, province }));
    return () => {
      isCurrent = false;
    };
  }, [lat, lng, addressCode, at]);
  return found?.at === at ? found.province : undefined;
};

const codesOf = ({ province_code, district_code, subdistrict_code, postal_code }: SuggestedPlace): Edits => ({
  ...{ province_code, district_code, subdistrict_code, postal_code },
});

const RemovePin = ({ address }: { address?: string | undefined }) => {
  const { change } = useDraftForm();
  return (
    <Button variant="outline" size="sm" onClick={() => change({ lat: null, lng: null })}>
      {address ? (
        <FormattedMessage {...messages.useAddress} values={{ address }} />
      ) : (
        <FormattedMessage {...messages.placeAgain} />
      )}
    </Button>
  );
};

const TakeAddress = ({ name, codes }: { name: string; codes: Edits }) => {
  const { change } = useDraftForm();
  return (
    <Button variant="outline" size="sm" onClick={() => change(codes)}>
      <FormattedMessage {...messages.usePin} values={{ pin: name }} />
    </Button>
  );
};

const useNames = () => {
  const locale = useLocale();
  const { fields } = useDraftForm();
  const { data: provinces = [] } = useGetProvincesQuery();
  const { currentData: own } = useGetProvinceQuery(fields.province_code ?? skipToken);
  const ownDistrict = own?.districts.find(({ code }) => code === fields.district_code);
  return {
    province: (code: string | null) => provinces.find((province) => province.code === code)?.name[locale],
    ownDistrict: ownDistrict?.name[locale],
    ownSubdistrict: ownDistrict?.subdistricts.find(({ code }) => code === fields.subdistrict_code)?.name[locale],
    line: ({ name, within }: SuggestedPlace) => placeLine(locale, name, within),
    within: ({ within }: SuggestedPlace) => within[locale],
  };
};

/** Complete addresses to choose from. */
const Addresses = ({ places, label }: { places: readonly SuggestedPlace[]; label: MessageDescriptor }) => {
  const { fields, change } = useDraftForm();
  const names = useNames();
  return (
    <Notice role="status">
      <FormattedMessage {...label} />
      <HStack gap={2} wrap>
        {places.map((place) => (
          <Button
            key={place.subdistrict_code}
            variant="outline"
            size="sm"
            // A postal code that the member typed stays.
            onClick={() => change({ ...codesOf(place), postal_code: fields.postal_code ?? place.postal_code })}
          >
            {names.line(place)}
          </Button>
        ))}
      </HStack>
    </Notice>
  );
};

const Verdict = ({ verdict }: { verdict: PinVerdict }) => {
  const { fields } = useDraftForm();
  const names = useNames();
  switch (verdict.kind) {
    case 'outside':
      return (
        <Notice tone="warning" role="alert">
          <FormattedMessage {...messages.outside} />
          <RemovePin />
        </Notice>
      );
    case 'province': {
      const { pinCode, place } = verdict;
      const [pin, address] = [names.province(pinCode), names.province(fields.province_code)];
      if (!pin || !address) return null;
      const provinceOnly = { province_code: pinCode, district_code: null, subdistrict_code: null, postal_code: null };
      return (
        <Notice tone="warning" role="alert">
          <FormattedMessage {...messages.disagrees} values={{ pin, address }} />
          <HStack gap={2} wrap>
            <RemovePin address={address} />
            <TakeAddress name={place ? names.line(place) : pin} codes={place ? codesOf(place) : provinceOnly} />
          </HStack>
        </Notice>
      );
    }
    case 'district':
    case 'subdistrict': {
      const { kind, place } = verdict;
      const address = kind === 'district' ? names.ownDistrict : names.ownSubdistrict;
      if (!address) return null;
      return (
        <Notice tone="warning" role="alert">
          <FormattedMessage {...messages.disagrees} values={{ pin: names.line(place), address }} />
          <HStack gap={2} wrap>
            <RemovePin address={address} />
            <TakeAddress name={names.line(place)} codes={codesOf(place)} />
          </HStack>
        </Notice>
      );
    }
    case 'probable-district': {
      const { place } = verdict;
      if (!names.ownDistrict) return null;
      return (
        <Notice tone="warning" role="alert">
          <FormattedMessage
            {...messages.otherDistrict}
            values={{ pin: names.within(place), address: names.ownDistrict }}
          />
          <HStack gap={2} wrap>
            <RemovePin address={names.ownDistrict} />
            <TakeAddress name={names.line(place)} codes={codesOf(place)} />
          </HStack>
        </Notice>
      );
    }
    case 'found':
      return <Addresses places={[verdict.place]} label={messages.found} />;
    case 'guess':
      return <Addresses places={verdict.places} label={messages.guess} />;
  }
};

/**
 * Says where a pin and the address disagree, or guesses the address; one click corrects it. Renders nothing without a
 * network.
 */
export const PinNotice = ({ point }: { point: Point }) => {
  const { fields } = useDraftForm();
  const province = usePinProvince(point, fields.province_code);
  const { currentData: near = null } = useFindPlacesNearQuery(province?.kind === 'outside' ? skipToken : point);
  const verdict = province === undefined ? null : pinVerdict(fields, province, near);
  return verdict && <Verdict verdict={verdict} />;
};
