import { Notice } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './assets-page.messages.ts';
import type { AssetsPageView } from './assets-page.view.ts';
import { drawnProblemMessage } from './drawn-problem.ts';
import { filtersInWords } from './filter-names.ts';

/** Which filters of the address were reset. Its code loads on demand: few addresses are wrong. */
export default function RefusedNotice({ view: { refused, drawnProblem } }: { view: AssetsPageView }) {
  const intl = useIntl();
  return (
    <div data-over-map="notice">
      <Notice tone="warning">
        <FormattedMessage {...messages.refused} values={{ filters: filtersInWords(intl, refused).join(', ') }} />{' '}
        {drawnProblem && <FormattedMessage {...drawnProblemMessage(drawnProblem)} />}
      </Notice>
    </div>
  );
}
