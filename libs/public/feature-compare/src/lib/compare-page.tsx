import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import {
  Button,
  Checkbox,
  Container,
  Field,
  Heading,
  Icon,
  Input,
  LinkButton,
  Notice,
  Stack,
  Text,
  WholePhrases,
} from '@yoodee/ui-kit';
import { scaleIcon } from '@yoodee/ui-kit/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { headMessages } from './compare-head.messages.ts';
import { CompareMessages } from './compare-messages.ts';
import { messages } from './compare-page.messages.ts';
import type { ComparedAsset, ComparePageView, CompareProblems } from './compare-page.view.ts';
import { CompareTable } from './compare-table.tsx';
import styles from './compare-page.module.css';

export interface ComparePageProps {
  view: ComparePageView;
  /** Actions for the comparison, e.g. share it. */
  actions?: ReactNode;
  /** More assets to choose from, beside the field for a code. */
  choices?: ReactNode;
  /** Renders the button that asks an asset's seller for the missing values. */
  ask?: (asset: ComparedAsset) => ReactNode;
  /** Called when the visitor removes an asset; the link itself navigates. */
  onRemove?: (assetId: number) => void;
}

const Problems = ({ repeated, overflow, foreign, unavailable }: CompareProblems) => {
  const sentences = [
    ...(unavailable.length > 0
      ? [<FormattedMessage key="unavailable" {...messages.unavailable} values={{ codes: unavailable.join(', ') }} />]
      : []),
    ...(overflow.length > 0
      ? [<FormattedMessage key="overflow" {...messages.overflow} values={{ codes: overflow.join(', ') }} />]
      : []),
    ...(foreign.length > 0
      ? [<FormattedMessage key="foreign" {...messages.foreign} values={{ texts: foreign.join(', ') }} />]
      : []),
    ...(repeated.length > 0 ? [<FormattedMessage key="repeated" {...messages.repeated} />] : []),
  ];
  return (
    sentences.length > 0 && (
      <Notice tone="warning">
        {sentences.map((sentence) => (
          <p key={sentence.key}>{sentence}</p>
        ))}
      </Notice>
    )
  );
};

/** Both work by CSS alone, on the content that is already in the document. */
const Switches = ({ hasLand }: Pick<ComparePageView, 'hasLand'>) => (
  <div className={styles.switches}>
    <Checkbox className={styles.differences}>
      <FormattedMessage {...messages.differences} />
    </Checkbox>
    {hasLand && (
      <fieldset className={styles.units}>
        <legend className="y-visually-hidden">
          <FormattedMessage {...messages.landUnit} />
        </legend>
        {(['thaiUnits', 'sqm'] as const).map((unit) => (
          <label key={unit} className={styles.unit}>
            <input
              type="radio"
              name="land-unit"
              className={unit === 'sqm' ? styles.chooseSqm : undefined}
              defaultChecked={unit === 'thaiUnits'}
            />
            <FormattedMessage {...messages[unit]} />
          </label>
        ))}
      </fieldset>
    )}
  </div>
);

const addProblems = {
  unreadable: messages.addedUnreadable,
  repeated: messages.addedRepeated,
  full: messages.addedFull,
};

const AddAsset = ({ ids, problems, choices }: Pick<ComparePageView, 'ids' | 'problems'> & { choices: ReactNode }) => {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.section}>
      <Heading level={2} size="md">
        <FormattedMessage {...messages.addTitle} />
      </Heading>
      <form action={hrefs(useLocale()).compare} method="get" className={styles.add}>
        <input type="hidden" name="ids" value={ids.join(',')} />
        <Field
          label={<FormattedMessage {...messages.addLabel} />}
          error={problems.added && <FormattedMessage {...addProblems[problems.added]} />}
        >
          <Input
            name="add"
            maxLength={200}
            autoCapitalize="characters"
            autoComplete="off"
            placeholder={formatMessage(messages.addHint)}
          />
        </Field>
        <Button type="submit" variant="outline">
          <FormattedMessage {...messages.add} />
        </Button>
      </form>
      {choices}
    </section>
  );
};

const namedFields = 6;

const AskForMissing = ({
  assets,
  ask,
}: {
  assets: readonly ComparedAsset[];
  ask: (asset: ComparedAsset) => ReactNode;
}) => {
  const intl = useIntl();
  const lacking = assets.filter(({ missing }) => missing.length > 0);
  return (
    lacking.length > 0 && (
      <section className={styles.section}>
        <div>
          <Heading level={2} size="md">
            <FormattedMessage {...messages.askTitle} />
          </Heading>
          <Text tone="muted">
            <FormattedMessage {...messages.askText} />
          </Text>
        </div>
        <ul className={styles.lacking}>
          {lacking.map((asset) => (
            <li key={asset.id} className={styles.lack}>
              <div>
                <Text weight="medium" lang={asset.title.lang}>
                  <WholePhrases>{asset.title.text}</WholePhrases>
                </Text>
                <Text size="sm" tone="muted">
                  {intl.formatList(
                    asset.missing.slice(0, namedFields).map(({ label }) => label),
                    { type: 'unit' },
                  )}{' '}
                  {asset.missing.length > namedFields && (
                    <FormattedMessage {...messages.askMore} values={{ count: asset.missing.length - namedFields }} />
                  )}
                </Text>
              </div>
              {ask(asset)}
            </li>
          ))}
        </ul>
      </section>
    )
  );
};

const Start = () => (
  <div className={styles.start}>
    <Icon icon={scaleIcon} size={48} />
    <Text weight="medium">
      <FormattedMessage {...messages.start} />
    </Text>
    <Text tone="muted">
      <FormattedMessage {...messages.startHow} />
    </Text>
    <LinkButton href={hrefs(useLocale()).assets}>
      <FormattedMessage {...messages.browse} />
    </LinkButton>
  </div>
);

const ignore = () => undefined;

const Comparison = ({ view, actions, choices, ask, onRemove = ignore }: ComparePageProps) => {
  const { assets, groups, ids, hasRoom, hasLand, problems } = view;
  const isEmpty = assets.length === 0;
  return (
    <Container className={styles.page}>
      <Stack gap={2}>
        <div className={styles.head}>
          <Heading level={1} size="xl">
            <FormattedMessage {...headMessages.title} />
          </Heading>
          {assets.length > 1 && actions}
        </div>
        <Text tone="muted">
          <FormattedMessage {...headMessages.description} />
        </Text>
      </Stack>
      <Problems {...problems} />
      {isEmpty ? (
        <Start />
      ) : (
        <>
          {assets.length > 1 ? (
            <Switches hasLand={hasLand} />
          ) : (
            <Notice>
              <FormattedMessage {...messages.oneMore} />
            </Notice>
          )}
          <CompareTable assets={assets} groups={groups} onRemove={onRemove} />
          {assets.length > 1 && groups.every(({ isSame }) => isSame) && (
            <Text className={styles.allSame}>
              <FormattedMessage {...messages.allSame} />
            </Text>
          )}
        </>
      )}
      {(hasRoom || problems.added) && <AddAsset ids={ids} problems={problems} choices={choices} />}
      {ask && <AskForMissing assets={assets} ask={ask} />}
    </Container>
  );
};

/** Two to four assets side by side. The address is its only state. */
export const ComparePage = (props: ComparePageProps) => (
  <CompareMessages>
    <Comparison {...props} />
  </CompareMessages>
);
