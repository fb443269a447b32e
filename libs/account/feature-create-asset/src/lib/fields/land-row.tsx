import { fieldRequired, type AssetFieldName } from '@yoodee/api-contract';
import { splitSqWah, useFormat } from '@yoodee/i18n';
import { Field, Fieldset, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { foundProblem, useDraftForm } from './draft-form.ts';
import { fieldProblem } from './field-problem.ts';
import { messages } from './land-row.messages.ts';
import { NumberControl } from './number-control.tsx';
import { areaFigures } from './price-per-area.ts';
import { useFieldTexts } from './use-field-texts.ts';
import styles from './fields.module.css';

const parts = ['land_rai', 'land_ngan', 'land_sq_wah'] as const satisfies readonly AssetFieldName[];

/** Land as the deed writes it, in one row, and what it comes to. */
export const LandRow = () => {
  const format = useFormat();
  const form = useDraftForm();
  const { fields, refused, change } = form;
  const { label, problem } = useFieldTexts();
  const { landSqWah, landSqm } = areaFigures(fields);
  const errors = parts.flatMap((name) => {
    const code = refused[name] ?? foundProblem(form, name);
    return code ? [problem(name, code)] : [];
  });
  /** 120 square wah are 1 ngan 20, 2.5 rai 2 rai 2 ngan: people know the size, deeds divide it. */
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
      {landSqWah !== null && landSqm !== null && landSqWah > 0 && (
        <Text size="sm" tone="muted" numeric>
          <FormattedMessage
            {...messages.equal}
            values={{ sqWah: format.number(landSqWah), area: format.area(landSqm) }}
          />
        </Text>
      )}
    </div>
  );
};
