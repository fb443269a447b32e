import type { AssetSummary } from '@yoodee/api-contract';
import { withNetwork } from '@yoodee/runtime';
import { nameInSentence, toAssetCardView } from '@yoodee/asset-view';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Container, Icon, LinkButton, Text } from '@yoodee/ui-kit';
import { xIcon } from '@yoodee/ui-kit/icons';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AssetThumb } from './asset-thumb.tsx';
import { messages } from './compare-tray.messages.ts';
import styles from './compare-tray.module.css';
import { useReadAssets } from './read-assets.ts';
import { stopComparing } from './shortlist-actions.ts';
import { useOffered, useShortlist } from './use-shortlist.ts';

const SwapDialog = lazy(
  withNetwork(() => import('./swap-dialog.tsx').then((module) => ({ default: module.SwapDialog }))),
);

/** What the page calls an asset; says so for one that nobody can open any more. */
const useTitle = () => {
  const locale = useLocale();
  const intl = useIntl();
  return (asset: AssetSummary | null | undefined): string => {
    if (asset === null) return intl.formatMessage(messages.gone);
    return asset ? nameInSentence({ ...toAssetCardView(asset, locale, new Date()), code: asset.code }) : '';
  };
};

/** The assets to compare, at the foot of every page until they are compared or cleared. */
export default function CompareTray({ isAside }: { isAside: boolean }) {
  const intl = useIntl();
  const { compare } = useShortlist();
  const offered = useOffered();
  const { assets } = useReadAssets(offered === null ? compare : [...compare, offered]);
  const titleOf = useTitle();
  const { compareWith } = hrefs(useLocale());
  return (
    <section className={isAside ? styles.aside : undefined} aria-label={intl.formatMessage(messages.label)}>
      <Container className={styles.bar}>
        <ul className={styles.chosen}>
          {compare.map((id) => {
            const title = titleOf(assets.get(id));
            return (
              <li key={id} className={styles.item}>
                <AssetThumb asset={assets.get(id)} />
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={intl.formatMessage(messages.remove, { title })}
                  title={title}
                  onClick={() =>
                    stopComparing(
                      intl,
                      compare.filter((other) => other !== id),
                    )
                  }
                >
                  <Icon icon={xIcon} size={16} />
                </button>
              </li>
            );
          })}
        </ul>
        <Button variant="ghost" size="sm" className={styles.clear} onClick={() => stopComparing(intl, [])}>
          <FormattedMessage {...messages.clear} />
        </Button>
        {compare.length === 1 && (
          <Text size="sm" tone="muted" className={styles.oneMore}>
            <FormattedMessage {...messages.oneMore} />
          </Text>
        )}
        <LinkButton size="sm" href={compareWith(compare)} className={compare.length === 1 ? styles.alone : undefined}>
          <FormattedMessage {...messages.compare} values={{ count: compare.length }} />
        </LinkButton>
      </Container>
      {offered !== null && (
        <Suspense>
          <SwapDialog
            offered={{ id: offered, title: titleOf(assets.get(offered)) }}
            chosen={compare.map((id) => ({ id, title: titleOf(assets.get(id)), asset: assets.get(id) }))}
          />
        </Suspense>
      )}
    </section>
  );
}
