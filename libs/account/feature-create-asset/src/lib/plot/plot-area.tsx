import { sizesOf, splitSqWah } from '@yoodee/asset-rules';
import { cornersOf, differsFromDeed, outlineSqWah } from '@yoodee/asset-rules/outlines';
import { useFormat } from '@yoodee/i18n';
import { Notice, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useDraftForm } from '../fields/draft-form.ts';
import { messages } from './plot.messages.ts';

/** The area inside the outline beside that of the title deed; a notice if they differ too much. */
export const PlotArea = () => {
  const format = useFormat();
  const { fields } = useDraftForm();
  const corners = fields.plot_outline === null ? null : cornersOf(fields.plot_outline);
  if (!corners) return null;
  const outlined = outlineSqWah(corners);
  const { landSqWah: deed } = sizesOf(fields);
  const area = format.land(splitSqWah(outlined));
  if (deed === null)
    return (
      <Text size="sm" tone="muted" numeric>
        <FormattedMessage {...messages.area} values={{ area }} />
      </Text>
    );
  const sizes = { area, deed: format.land(splitSqWah(deed)) };
  return differsFromDeed(outlined, deed) ? (
    <Notice tone="warning">
      <FormattedMessage {...messages.differs} values={sizes} />
    </Notice>
  ) : (
    <Text size="sm" tone="muted" numeric>
      <FormattedMessage {...messages.agrees} values={sizes} />
    </Text>
  );
};
