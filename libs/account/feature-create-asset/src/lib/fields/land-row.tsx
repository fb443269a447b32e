import { sizesOf, splitSqWah } from '@yoodee/asset-rules';
import { fieldRequired, type AssetFieldName } from '@yoodee/asset-rules/fields';
import { useFormat } from '@yoodee/i18n';
import { Field, Fieldset, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { LazyPlotArea } from '../plot/lazy-plot.tsx';
import { foundProblem, useDraftForm } from './draft-form.ts';
import { fieldProblem } from './field-problem.ts';
import { messages } from './land-row.messages.ts';
import { NumberControl } from './number-control.tsx';
import { useFieldTexts } from './use-field-texts.ts';
import styles from './fields.module.css';

const parts = ['land_rai', 'land_ngan', 'land_sq_wah'] as const satisfies readonly AssetFieldName[];

/** Land size in the units of the title deed (rai, ngan, square wah), with the total. */
export const LandRow = () => {
  const format = useFormat();
  const form = useDraftForm();
  const { fields, refused, change } = form;
  const { label, problem } = useFieldTexts();
  const { landSqWah, landSqm } = sizesOf(fields);
  const errors = parts.flatMap((name) => {
    const code = refused[name] ?? foundProblem(form, name);
    return code ? [problem(name, code)] : [];
  });
  /** Normalizes the parts: 120 square wah become 1 ngan 20 square wah, 2.5 rai become 2 rai 2 ngan. */
  const divide = () => {
    const problems = parts.map((name) => foundProblem(form, name));
    const isSaid = landSqWah !== null && !problems.includes('unread');
    if (!isSaid || problems.every((code) => code === null)) return;
    const { rai, ngan, sqWah } = splitSqWah(landSqWah);
    if (fieldProblem('land_rai', rai) === null) change({ land_rai: rai, land_ngan: ngan, land_sq_wah: sqWah });
  };
  return (
    <div className={styles.wideField}>
      <Fieldset
        label={<FormattedMessage {...messages.legend} />}
        hint={<FormattedMessage {...messages.hint} />}
        error={errors.length > 0 && errors.join(' ')}
        required={fieldRequired('land_sq_wah', fields)}
      >
        <div className={styles.land} onBlur={divide}>
          {parts.map((name) => (
            <div key={name} id={name} className={styles.field}>
              <Field label={label(name)}>
                <NumberControl name={name} />
              </Field>
            </div>
          ))}
        </div>
      </Fieldset>
      {landSqWah !== null && landSqm !== null && (
        <Text size="sm" tone="muted" numeric>
          <FormattedMessage
            {...messages.equal}
            values={{ sqWah: format.number(landSqWah), area: format.area(landSqm) }}
          />
        </Text>
      )}
      {fields.plot_outline !== null && <LazyPlotArea />}
    </div>
  );
};
