import { useLocale } from '@yoodee/i18n';
import { DetailHeading } from '@yoodee/ui-asset-card';
import { Badge, Button, HStack, Icon, Text } from '@yoodee/ui-kit';
import { calculatorIcon } from '@yoodee/ui-kit/icons';
import { useState, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AssetCostsView } from './asset-costs.view.ts';
import type { CostCalculatorProps } from './cost-calculator.tsx';
import { CostResults } from './cost-results.tsx';
import { loadCalculator } from './load-calculator.ts';
import { messages } from './asset-costs.messages.ts';
import styles from './asset-costs.module.css';

const Assumptions = ({ costs: { transfer } }: { costs: AssetCostsView }) =>
  transfer && (
    <Text size="sm" tone="muted">
      {transfer.seller === 'company' ? (
        <FormattedMessage {...messages.assumedCompany} />
      ) : (
        <FormattedMessage {...messages.assumedPerson} values={{ years: transfer.years }} />
      )}
    </Text>
  );

/**
 * The costs of taking the asset besides its price, with the assumptions listed below. An island for the visitor's own
 * numbers replaces them on demand.
 */
export const AssetCosts = ({ costs }: { costs: AssetCostsView }) => {
  const [Calculator, setCalculator] = useState<ComponentType<CostCalculatorProps> | null>(null);
  const canBeChanged = costs.transfer !== null || costs.loan !== null;
  const locale = useLocale();
  const open = async () => {
    const Loaded = await loadCalculator(locale);
    setCalculator(() => Loaded);
  };
  return (
    <section className={styles.costs}>
      <HStack gap={3} wrap>
        <DetailHeading depth={1}>
          <FormattedMessage {...messages.title} />
        </DetailHeading>
        <Badge tone="neutral">
          <FormattedMessage {...messages.estimate} />
        </Badge>
      </HStack>
      {Calculator ? (
        <Calculator defaults={costs} />
      ) : (
        <>
          <div className={styles.results}>
            <CostResults costs={costs} />
          </div>
          <Assumptions costs={costs} />
          {canBeChanged && (
            // Without a connection the numbers above stay.
            <Button variant="outline" className={styles.change} onClick={() => void open().catch(() => undefined)}>
              <Icon icon={calculatorIcon} />
              <FormattedMessage {...messages.change} />
            </Button>
          )}
        </>
      )}
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages[costs.transfer || costs.loan ? 'disclaimer' : 'leaseDisclaimer']} />
      </Text>
    </section>
  );
};
