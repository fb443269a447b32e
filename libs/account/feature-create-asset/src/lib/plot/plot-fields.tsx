import { useFormat } from '@yoodee/i18n';
import { Button, Fieldset, HStack, Icon, Skeleton, Text } from '@yoodee/ui-kit';
import { landPlotIcon } from '@yoodee/ui-kit/icons';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useDraftForm } from '../fields/draft-form.ts';
import type { FieldProblem } from '../fields/field-problem.ts';
import { useFieldTexts } from '../fields/use-field-texts.ts';
import fieldStyles from '../fields/fields.module.css';
import { messages, problems } from './plot.messages.ts';
import { PlotArea } from './plot-area.tsx';
import { PlotSides } from './plot-sides.tsx';
import { TypedCorners } from './typed-corners.tsx';
import { usePlot } from './use-plot.ts';

const PlotMap = lazy(() => import('./plot-map.tsx').then((module) => ({ default: module.PlotMap })));

/** The outline of the plot: drawn around the pin, or typed, corner by corner. */
export const PlotFields = () => {
  const format = useFormat();
  const { fields } = useDraftForm();
  const { problem: problemText } = useFieldTexts();
  const [hasMap, setHasMap] = useState(false);
  const plot = usePlot();
  const { corners, problem, setCorners } = plot;
  const ownProblem = (problems as Partial<Record<FieldProblem, MessageDescriptor>>)[problem ?? 'invalid'];
  const { lat, lng } = fields;
  const pin = lat === null || lng === null ? null : { lat, lng };
  return (
    <div id="plot_outline" className={fieldStyles.wideField}>
      <Fieldset
        label={<FormattedMessage {...messages.legend} />}
        hint={<FormattedMessage {...messages.hint} />}
        error={problem && (ownProblem ? <FormattedMessage {...ownProblem} /> : problemText('plot_outline', problem))}
      >
        {!hasMap && (
          <HStack gap={3} wrap>
            <Button variant="outline" size="sm" disabled={!pin} onClick={() => setHasMap(true)}>
              <Icon icon={landPlotIcon} />
              <FormattedMessage {...messages.draw} />
            </Button>
            {!pin && (
              <Text size="sm" tone="muted">
                <FormattedMessage {...messages.pinFirst} />
              </Text>
            )}
          </HStack>
        )}
        {hasMap && pin && (
          <Suspense fallback={<Skeleton className={fieldStyles.map} />}>
            <PlotMap pin={pin} corners={corners} onChange={setCorners} />
          </Suspense>
        )}
        <TypedCorners corners={corners} onChange={setCorners} />
        {corners.length > 0 && (
          <HStack gap={3} wrap>
            <Text size="sm" tone="muted" role="status">
              <FormattedMessage {...messages.count} values={{ count: corners.length }} />
            </Text>
            <Button variant="ghost" size="sm" onClick={() => setCorners([])}>
              <FormattedMessage {...messages.clear} />
            </Button>
          </HStack>
        )}
      </Fieldset>
      {fields.plot_outline !== null && (
        <>
          <PlotArea />
          <PlotSides corners={corners} onChange={setCorners} metres={(length) => format.number(length)} />
        </>
      )}
    </div>
  );
};
