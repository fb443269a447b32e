import { Loaded, Panel, useAssetTitle } from '@yoodee/account-ui-parts';
import { metricDays, metricKinds, type AssetMetrics } from '@yoodee/api-contract/asset-metrics';
import { nextActions, type MemberAssetSummary, type NextAction } from '@yoodee/api-contract/member-assets';
import { assetStatuses, codesOf } from '@yoodee/asset-rules/options';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { ChipLink, EmptyState, Heading, Icon, Link, LinkButton, Text, type IconData } from '@yoodee/ui-kit';
import {
  calendarCheckIcon,
  circleCheckIcon,
  eyeOffIcon,
  housePlusIcon,
  imagePlusIcon,
  inboxIcon,
  pauseIcon,
  pencilIcon,
  squarePenIcon,
} from '@yoodee/ui-kit/icons';
import { FormattedMessage, type TypedMessageDescriptor } from 'react-intl';
import { tabHref } from '../account-tabs.ts';
import { messages as assetsMessages } from '../assets/assets-tab.messages.ts';
import { canAppeal } from '../assets/can-appeal.ts';
import { isOneClick, nextActionHref } from '../assets/next-action-href.ts';
import { CountedUntil } from '../metrics/counted-until.tsx';
import { messages as metricMessages } from '../metrics/metrics.messages.ts';
import { useGetMyAssetsQuery } from '../my-account.api.ts';
import { CreateLink } from '../parts/create-link.tsx';
import { membersOnlyLive } from '../parts/members-only.ts';
import { messages } from './overview.messages.ts';
import styles from './overview.module.css';

const namedAtOnce = 3;

interface TodoWords {
  icon: IconData;
  title: TypedMessageDescriptor<{ count: number }>;
  go: TypedMessageDescriptor;
}

const todos: Record<NextAction, TodoWords> = {
  answer_leads: { icon: inboxIcon, title: messages.answerLeads, go: messages.answerLeadsGo },
  renew: { icon: calendarCheckIcon, title: messages.renew, go: messages.renewGo },
  confirm: { icon: circleCheckIcon, title: messages.confirm, go: messages.confirmGo },
  finish_draft: { icon: pencilIcon, title: messages.finishDraft, go: messages.finishDraftGo },
  add_photos: { icon: imagePlusIcon, title: messages.addPhotos, go: messages.addPhotosGo },
  add_details: { icon: squarePenIcon, title: messages.addDetails, go: messages.addDetailsGo },
  resume: { icon: pauseIcon, title: messages.resume, go: messages.resumeGo },
};

interface TodoProps extends TodoWords {
  isUrgent: boolean;
  href: string;
  assets: readonly MemberAssetSummary[];
}

const Todo = ({ icon, title, go, isUrgent, href, assets }: TodoProps) => {
  const titleOf = useAssetTitle();
  return (
    <li className={styles.todo}>
      <span className={styles.icon} data-urgent={isUrgent || undefined}>
        <Icon icon={icon} />
      </span>
      <div className={styles.what}>
        <Heading level={3} size="sm">
          <FormattedMessage {...title} values={{ count: assets.length }} />
        </Heading>
        <ul className={styles.names}>
          {assets.slice(0, namedAtOnce).map((asset) => (
            <Text key={asset.id} as="li" size="sm" tone="muted" lines={1}>
              {titleOf(asset)}
            </Text>
          ))}
          {assets.length > namedAtOnce && (
            <Text as="li" size="sm" tone="muted">
              <FormattedMessage {...messages.more} values={{ count: assets.length - namedAtOnce }} />
            </Text>
          )}
        </ul>
      </div>
      <LinkButton size="sm" variant={isUrgent ? 'solid' : 'outline'} href={href}>
        <FormattedMessage {...go} />
      </LinkButton>
    </li>
  );
};

const NextTodo = ({ action, assets }: { action: NextAction; assets: readonly MemberAssetSummary[] }) => {
  const to = hrefs(useLocale());
  const isUrgent = action === 'answer_leads' || action === 'renew' || action === 'confirm';
  const toAll =
    action === 'answer_leads'
      ? tabHref(to, 'messages', { side: 'selling', view: 'waiting' })
      : tabHref(to, 'assets', { next: action });
  const href = assets.length === 1 && !isOneClick(action) ? nextActionHref(to, assets[0]!.id, action) : toAll;
  return <Todo {...todos[action]} {...{ isUrgent, href, assets }} />;
};

const Todos = ({ assets }: { assets: readonly MemberAssetSummary[] }) => {
  const to = hrefs(useLocale());
  const waiting = nextActions
    .map((action) => ({ action, of: assets.filter(({ next }) => next === action) }))
    .filter(({ of }) => of.length > 0);
  // Hidden listings are detected by `hiding`; the API has no next action for them.
  const hidden = assets.filter(({ hiding }) => hiding && canAppeal(hiding));
  if (waiting.length === 0 && hidden.length === 0)
    return (
      <Text className={styles.done}>
        <Icon icon={circleCheckIcon} />
        <FormattedMessage {...messages.done} />
      </Text>
    );
  return (
    <ul className={styles.todos}>
      {hidden.length > 0 && (
        <Todo
          icon={eyeOffIcon}
          title={messages.hidden}
          go={messages.hiddenGo}
          isUrgent
          href={tabHref(to, 'assets', { status: 'hidden' })}
          assets={hidden}
        />
      )}
      {waiting.map(({ action, of }) => (
        <NextTodo key={action} action={action} assets={of} />
      ))}
    </ul>
  );
};

const sumUp = (assets: readonly MemberAssetSummary[], kind: keyof AssetMetrics) =>
  assets.reduce((sum, { figures }) => sum + figures[kind], 0);

const Sums = ({ assets, until }: { assets: readonly MemberAssetSummary[]; until: string }) => {
  const format = useFormat();
  return (
    <section className={styles.part}>
      <Heading level={3}>
        <FormattedMessage {...messages.sums} values={{ days: metricDays }} />
      </Heading>
      <dl className={styles.sums}>
        {metricKinds.map((kind) => (
          <div key={kind} className={styles.sum}>
            <dt className={styles.muted}>
              <FormattedMessage {...metricMessages[kind]} />
            </dt>
            <dd className={styles.number}>{format.number(sumUp(assets, kind))}</dd>
          </div>
        ))}
      </dl>
      <CountedUntil at={until} />
    </section>
  );
};

const States = ({ counts }: { counts: Record<keyof typeof assetStatuses, number> }) => {
  const locale = useLocale();
  const to = hrefs(locale);
  return (
    <section className={styles.part}>
      <Heading level={3}>
        <Link href={tabHref(to, 'assets')}>
          <FormattedMessage {...messages.states} />
        </Link>
      </Heading>
      <ul className={styles.states}>
        {codesOf(assetStatuses)
          .filter((status) => counts[status] > 0)
          .map((status) => (
            <li key={status}>
              <ChipLink href={tabHref(to, 'assets', { status })}>
                <FormattedMessage
                  {...assetsMessages.state}
                  values={{ state: assetStatuses[status][locale], count: counts[status] }}
                />
              </ChipLink>
            </li>
          ))}
      </ul>
    </section>
  );
};

/** The next actions, most urgent first, then the metrics of all listings together. */
export const Overview = () => {
  const query = useGetMyAssetsQuery(undefined, membersOnlyLive());
  return (
    <Panel title={<FormattedMessage {...messages.heading} />}>
      <Loaded query={query} rowHeight="5rem">
        {({ items, counts, counted_until }) =>
          items.length === 0 ? (
            <EmptyState drawing={<Icon icon={housePlusIcon} size={48} />} action={<CreateLink />}>
              <FormattedMessage {...messages.empty} />
            </EmptyState>
          ) : (
            <>
              <Todos assets={items} />
              <Sums assets={items} until={counted_until} />
              <States counts={counts} />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
};
