import { Link, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { filterNames } from './filter-names.ts';
import type { NamingView } from './namings.view.ts';

/** How a typed name was interpreted, with links to its other meanings: "อโศก: station · road". */
export const NameMeanings = ({ namings }: { namings: readonly NamingView[] }) =>
  namings.map(({ text, options }) => (
    <Text key={text} size="sm">
      {text}:{' '}
      {options.map(({ kind, href }, index) => (
        <span key={kind}>
          {index > 0 && ' · '}
          {href === null ? (
            <b>
              <FormattedMessage {...filterNames[kind]} />
            </b>
          ) : (
            <Link href={href}>
              <FormattedMessage {...filterNames[kind]} />
            </Link>
          )}
        </span>
      ))}
    </Text>
  ));
