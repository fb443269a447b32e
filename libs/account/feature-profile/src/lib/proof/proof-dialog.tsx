import { proofLifeMinutes } from '@yoodee/api-contract/proof-kinds';
import { Text } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { FormattedMessage, useIntl } from 'react-intl';
import { Loaded } from '../failure.tsx';
import styles from '../setting.module.css';
import { proofMethodParts, type ProofMethodProps } from './proof-methods.tsx';
import { messages } from './proof.messages.ts';
import { useGetProofsQuery } from './proof.api.ts';

export type ProofDialogProps = Omit<ProofMethodProps, 'isFirst'> & { onCancel: () => void };

/** Asks the member to prove who they are, with any method that they have. */
const ProofDialog = ({ onCancel, ...method }: ProofDialogProps) => {
  const { formatMessage } = useIntl();
  const proofs = useGetProofsQuery();
  return (
    <Dialog
      open
      size="sm"
      onClose={onCancel}
      title={formatMessage(messages.title)}
      closeLabel={formatMessage(messages.cancel)}
    >
      <div className={styles.proof}>
        <Text tone="muted">
          <FormattedMessage {...messages[method.purpose]} values={{ minutes: proofLifeMinutes }} />
        </Text>
        <Loaded query={proofs} height="6rem">
          {({ methods }) =>
            methods.map((name, index) => {
              const Part = proofMethodParts[name];
              return <Part key={name} {...method} isFirst={index === 0} />;
            })
          }
        </Loaded>
      </div>
    </Dialog>
  );
};

export default ProofDialog;
