import type { AssetFieldName } from '@yoodee/asset-rules/fields';
import { Button, Notice, RadioCardGroup } from '@yoodee/ui-kit';
import { useLayoutEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { clashGroups } from '../draft/draft-state.ts';
import type { Draft } from '../draft/use-draft.ts';
import { FieldValues, useGroupLabel } from '../fields/field-values.tsx';
import { messages } from './conflict.messages.ts';
import { conflictId, goToConflict } from './go-to-conflict.ts';
import styles from './draft-notices.module.css';

type Side = 'mine' | 'theirs';

/**
 * Shows both values of each field that was changed here and elsewhere. The member selects one of them per field or
 * group.
 */
export const Conflict = ({ draft: { state, fields, session } }: { draft: Draft }) => {
  const intl = useIntl();
  const labelOf = useGroupLabel();
  const [chosen, setChosen] = useState<Partial<Record<AssetFieldName, Side>>>({});
  const { theirs } = state;
  // The member may be at the other end of a long step.
  useLayoutEffect(goToConflict, []);
  if (!theirs) return null;
  const groups = clashGroups(state, theirs);
  const sideOf = ([first]: readonly AssetFieldName[]): Side => chosen[first!] ?? 'mine';
  const decide = () => session.decide(groups.filter((names) => sideOf(names) === 'theirs').flat());
  return (
    <Notice
      id={conflictId}
      tabIndex={-1}
      className={styles.conflict}
      tone="warning"
      role="alert"
      title={<FormattedMessage {...messages.title} />}
    >
      <p>
        <FormattedMessage {...messages.text} />
      </p>
      <div className={styles.clashes}>
        {groups.map((names) => (
          <RadioCardGroup
            key={names[0]}
            name={`conflict-${names[0]}`}
            label={labelOf(names)}
            value={sideOf(names)}
            onValueChange={(side) => setChosen({ ...chosen, [names[0]!]: side })}
            options={[
              {
                value: 'mine',
                label: intl.formatMessage(messages.mine),
                description: <FieldValues names={names} fields={fields} edits={state.edits} />,
              },
              {
                value: 'theirs',
                label: intl.formatMessage(messages.theirs),
                description: <FieldValues names={names} fields={theirs} />,
              },
            ]}
          />
        ))}
      </div>
      <Button onClick={decide}>
        <FormattedMessage {...messages.use} />
      </Button>
    </Notice>
  );
};
