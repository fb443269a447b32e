import type { AskedSoldPrice } from '@yoodee/api-contract/sold-prices';
import { useFormat } from '@yoodee/i18n';
import { Button, HStack, Notice, Stack } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './sold-price.messages.ts';

interface SoldPriceProps {
  asked: AskedSoldPrice;
  onAnswer(agrees: boolean): void;
}

/** Asks the buyer whether the price that the seller entered is right and may be used. The answer can be changed. */
export const SoldPrice = ({ asked: { deal, price, agrees }, onAnswer }: SoldPriceProps) => {
  const format = useFormat();
  return (
    <Notice title={<FormattedMessage {...messages.title} values={{ deal, price: format.baht(price) }} />}>
      <Stack gap={3}>
        <p role="status">
          <FormattedMessage {...(agrees === null ? messages.ask : agrees ? messages.agreed : messages.declined)} />
        </p>
        <HStack gap={2} wrap>
          {agrees !== true && (
            <Button size="sm" onClick={() => onAnswer(true)}>
              <FormattedMessage {...messages.agree} />
            </Button>
          )}
          {agrees !== false && (
            <Button size="sm" variant="outline" onClick={() => onAnswer(false)}>
              <FormattedMessage {...messages.decline} />
            </Button>
          )}
        </HStack>
      </Stack>
    </Notice>
  );
};
