import { mostReaches, usualReachMinutes } from '@yoodee/api-contract/reach';
import { withoutBreaks } from '@yoodee/ui-asset-card';
import { NativeSelect, Text } from '@yoodee/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './asset-filters.messages.ts';
import type { OptionView } from './assets-page.view.ts';
import type { ReachView } from './reach.view.ts';

/** The minutes to each destination, and a select that adds a station. All are values of one URL parameter. */
export const ReachFilter = ({
  reaches,
  stations,
  point,
}: {
  reaches: readonly ReachView[];
  stations: readonly Pick<OptionView, 'value' | 'label'>[];
  /** The control that chooses a point instead of a station. */
  point?: ReactNode;
}) => {
  const intl = useIntl();
  return (
    <>
      {reaches.map(({ text, name, choices }) => {
        const place = name === null ? intl.formatMessage(messages.chosenPoint) : withoutBreaks(name);
        return (
          <NativeSelect
            key={text}
            name="reach"
            defaultValue={text}
            aria-label={intl.formatMessage(messages.minutesTo, { place })}
          >
            <option value="">{intl.formatMessage(messages.withoutReach)}</option>
            {choices.map(({ value, minutes }) => (
              <option key={value} value={value}>
                {intl.formatMessage(messages.withinMinutes, { place, minutes })}
              </option>
            ))}
          </NativeSelect>
        );
      })}
      {reaches.length < mostReaches && (
        <>
          <NativeSelect
            key={reaches.map(({ text }) => text).join()}
            name="reach"
            defaultValue=""
            aria-label={intl.formatMessage(messages.addReach)}
          >
            <option value="">{intl.formatMessage(messages.addReach)}</option>
            {stations.map(({ value, label }) => (
              <option key={value} value={`${value},${usualReachMinutes}`}>
                {label}
              </option>
            ))}
          </NativeSelect>
          {point}
        </>
      )}
      {reaches.length > 0 && (
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.reachHint} />
        </Text>
      )}
    </>
  );
};
