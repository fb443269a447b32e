import { memberExport } from '@yoodee/api-contract/account-data';
import type { Profile } from '@yoodee/api-contract/member';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Heading, Icon, Link, Text } from '@yoodee/ui-kit';
import { downloadIcon } from '@yoodee/ui-kit/icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DeleteAccount } from './delete-account.tsx';
import { downloadExport } from './download-export.ts';
import { Failure, Loaded } from './failure.tsx';
import { useResumed } from './proof/proof-intent.ts';
import { useProof } from './proof/use-proof.tsx';
import { messages } from './privacy-section.messages.ts';
import { SettingSection } from './setting-section.tsx';
import { useGetConsentsQuery } from './setting.api.ts';
import styles from './setting.module.css';

const Consents = () => {
  const format = useFormat();
  const locale = useLocale();
  const consents = useGetConsentsQuery();
  return (
    <div className={styles.way}>
      <Heading level={3}>
        <FormattedMessage {...messages.consents} />
      </Heading>
      <Loaded query={consents} height="3rem">
        {({ items }) =>
          items.length === 0 ? (
            <Text tone="muted">
              <FormattedMessage {...messages.noConsents} />
            </Text>
          ) : (
            <ul className={styles.consents}>
              {items.map(({ purpose, version, at }) => (
                <li key={`${purpose} ${version} ${at}`}>
                  <FormattedMessage {...messages.consent} />
                  <Text size="sm" tone="muted">
                    <FormattedMessage
                      {...messages.consentGiven}
                      values={{ version, date: format.date(at, 'dateTime') }}
                    />
                  </Text>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <Link href={hrefs(locale).privacy}>
        <FormattedMessage {...messages.notice} />
      </Link>
    </div>
  );
};

const Export = () => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { withProof } = useProof();
  const download = async () => {
    setBusy(true);
    const result = await withProof('data', { action: 'export' }, async () => ({ error: await downloadExport() }));
    setFailure(result?.error);
    setBusy(false);
  };
  useResumed('export', download);
  return (
    <div className={styles.way}>
      <Heading level={3}>
        <FormattedMessage {...messages.export} />
      </Heading>
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.exportLead} values={{ perDay: memberExport.perDay }} />
      </Text>
      <Failure error={failure} />
      <div className={styles.actions}>
        <Button variant="outline" loading={isBusy} onClick={() => void download()}>
          <Icon icon={downloadIcon} />
          <FormattedMessage {...messages.download} />
        </Button>
      </div>
    </div>
  );
};

/** The member's data protection rights: see their consents, export their data, delete the account. */
export const PrivacySection = ({ profile }: { profile: Profile }) => (
  <SettingSection name="privacy">
    <Consents />
    <Export />
    <DeleteAccount profile={profile} />
  </SettingSection>
);
