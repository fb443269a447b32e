import { leadLimits, leadStatuses, type Lead, type LeadStatus } from '@yoodee/api-contract/leads';
import { assetFieldNames } from '@yoodee/asset-rules/fields';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { fieldLabel } from '@yoodee/ui-asset-card';
import { Badge, Heading, HStack, Icon, Link, LinkButton, NativeSelect, Text, VisuallyHidden } from '@yoodee/ui-kit';
import { lineIcon, phoneIcon } from '@yoodee/ui-kit/icons';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUpdateMyLeadMutation } from '../my-account.api.ts';
import { useAssetTitle } from '../parts/asset-title.ts';
import { NoteForm } from '../parts/note-form.tsx';
import { useOutcome } from '../parts/outcome.ts';
import { messages } from './lead-card.messages.ts';
import { messages as words } from './lead-words.messages.ts';
import styles from './leads.module.css';

interface LeadProps {
  lead: Lead;
}

const lineUrl = (id: string) => `https://line.me/R/ti/p/${id.startsWith('@') ? '' : '~'}${encodeURIComponent(id)}`;

/** Ways to reply. Using one marks the enquiry as replied, which can be undone. */
const Replies = ({ lead: { id, phone, line_id, status } }: LeadProps) => {
  const format = useFormat();
  const { formatMessage } = useIntl();
  const [update] = useUpdateMyLeadMutation();
  const { done, failed } = useOutcome();
  const set = (to: LeadStatus) => update({ id, changes: { status: to } });
  const markReplied = async () => {
    if (status !== 'new' && status !== 'seen') return;
    const { error } = await set('replied');
    if (error) failed(error);
    else done(formatMessage(messages.markedReplied), () => void set(status));
  };
  return (
    <HStack gap={2} wrap>
      {/* Empty after the sender has deleted their account. */}
      {phone && (
        <LinkButton size="sm" href={`tel:${phone}`} onClick={() => void markReplied()}>
          <Icon icon={phoneIcon} size={16} />
          <FormattedMessage {...messages.call} values={{ phone: format.phone(phone) }} />
        </LinkButton>
      )}
      {line_id && (
        <LinkButton
          size="sm"
          variant="outline"
          href={lineUrl(line_id)}
          target="_blank"
          rel="noopener"
          onClick={() => void markReplied()}
        >
          <Icon icon={lineIcon} size={16} />
          <FormattedMessage {...messages.line} />
        </LinkButton>
      )}
    </HStack>
  );
};

const Wishes = ({ lead: { viewing_slots, missing_fields } }: LeadProps) => {
  const format = useFormat();
  const locale = useLocale();
  const fields = assetFieldNames.filter((name) => missing_fields?.includes(name));
  return (
    <>
      {viewing_slots && (
        <div>
          <Text size="sm" tone="muted">
            <FormattedMessage {...messages.slots} />
          </Text>
          <ul>
            {viewing_slots.map((slot) => (
              <li key={slot}>{format.date(slot, 'dateTime')}</li>
            ))}
          </ul>
        </div>
      )}
      {fields.length > 0 && (
        <div>
          <Text size="sm" tone="muted">
            <FormattedMessage {...messages.missing} />
          </Text>
          <p>{fields.map((name) => fieldLabel(name, locale)).join(' · ')}</p>
        </div>
      )}
    </>
  );
};

const State = ({ lead: { id, name, status } }: LeadProps) => {
  const selectId = useId();
  const { formatMessage } = useIntl();
  const [update] = useUpdateMyLeadMutation();
  const { failed } = useOutcome();
  const set = async (to: LeadStatus) => {
    const { error } = await update({ id, changes: { status: to } });
    if (error) failed(error);
  };
  return (
    <div className={styles.state}>
      <label htmlFor={selectId}>
        <VisuallyHidden>
          <FormattedMessage {...messages.status} values={{ name }} />
        </VisuallyHidden>
      </label>
      <NativeSelect
        id={selectId}
        value={status}
        onChange={({ currentTarget }) => void set(currentTarget.value as LeadStatus)}
      >
        {leadStatuses.map((one) => (
          <option key={one} value={one}>
            {formatMessage(words[one])}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
};

const Note = ({ lead: { id, name, note } }: LeadProps) => {
  const [update] = useUpdateMyLeadMutation();
  return (
    <NoteForm
      subject={name}
      note={note}
      maxLength={leadLimits.note}
      onSave={(text) => update({ id, changes: { note: text } })}
    />
  );
};

const About = ({ lead: { asset } }: LeadProps) => {
  const to = hrefs(useLocale());
  const titleOf = useAssetTitle();
  return (
    <Text size="sm" tone="muted">
      {asset ? <Link href={to.asset(asset.id)}>{titleOf(asset)}</Link> : <FormattedMessage {...messages.general} />}
    </Text>
  );
};

/** One enquiry: sender, message and listing, ways to reply, and the member's own note. */
export const LeadCard = ({ lead }: LeadProps) => {
  const format = useFormat();
  return (
    <li className={styles.lead} data-new={lead.status === 'new' || undefined}>
      <div className={styles.head}>
        <div className={styles.who}>
          <Heading level={3} size="sm">
            {lead.name}
          </Heading>
          <HStack gap={2} wrap>
            <Badge tone={lead.status === 'new' ? 'accent' : 'neutral'}>
              <FormattedMessage {...words[lead.kind]} />
            </Badge>
            <Text as="span" size="sm" tone="muted">
              <time dateTime={lead.created_at}>{format.date(lead.created_at, 'dateTime')}</time>
            </Text>
          </HStack>
        </div>
        <State lead={lead} />
      </div>
      <About lead={lead} />
      {lead.message && (
        <p className={styles.message} lang={lead.locale}>
          {lead.message}
        </p>
      )}
      <Wishes lead={lead} />
      <Replies lead={lead} />
      <Note lead={lead} />
    </li>
  );
};
