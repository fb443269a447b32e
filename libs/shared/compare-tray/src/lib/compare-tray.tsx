import { useAssetSummaries } from '@yoodee/api-client';
import type { AssetSummary } from '@yoodee/api-contract/assets';
import { useLocale } from '@yoodee/i18n';
import { comparison, useComparison } from '@yoodee/comparison';
import { withNetwork } from '@yoodee/runtime';
import { hrefs } from '@yoodee/site';
import { nameInSentence, toAssetCardView } from '@yoodee/ui-asset-card';
import { Button, Container, Icon, LinkButton, Text } from '@yoodee/ui-kit';
import { xIcon } from '@yoodee/ui-kit/icons';
import { showToast } from '@yoodee/ui-kit/toaster';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AssetThumb } from './asset-thumb.tsx';
import { messages } from './compare-tray.messages.ts';
import styles from './compare-tray.module.css';

const SwapDialog = lazy(
  withNetwork(() => import('./swap-dialog.tsx').then((module) => ({ default: module.SwapDialog }))),
);

/** The title of an asset; a text in its place for one that is no longer accessible. */
const useTitle = () => {
  const locale = useLocale();
  const intl = useIntl();
  return (asset: AssetSummary | null | undefined): string => {
    if (asset === null) return intl.formatMessage(messages.gone);
    return asset ? nameInSentence({ ...toAssetCardView(asset, locale, new Date()), code: asset.code }) : '';
  };
};

interface CompareTrayProps {
  isAside: boolean;
  /** Without it there is only the question which asset a fifth one replaces. */
  hasBar: boolean;
}

/** The assets to compare, at the foot of the page. */
export default function CompareTray({ isAside, hasBar }: CompareTrayProps) {
  const intl = useIntl();
  const { ids, offered } = useComparison();
  const { assets } = useAssetSummaries(offered === null ? ids : [...ids, offered]);
  const titleOf = useTitle();
  const { compareWith } = hrefs(useLocale());
  const selectOnly = (remaining: readonly number[]) => {
    comparison.set(remaining);
    showToast({
      type: 'info',
      title: intl.formatMessage(messages.removed),
      action: { label: intl.formatMessage(messages.undo), onClick: () => comparison.set(ids) },
    });
  };
  return (
    <>
      {hasBar && (
        <section className={isAside ? styles.aside : undefined} aria-label={intl.formatMessage(messages.label)}>
          <Container className={styles.bar}>
            <ul className={styles.chosen}>
              {ids.map((id) => {
                const title = titleOf(assets.get(id));
                return (
                  <li key={id} className={styles.item}>
                    <AssetThumb asset={assets.get(id)} />
                    <button
                      type="button"
                      className={styles.remove}
                      aria-label={intl.formatMessage(messages.remove, { title })}
                      title={title}
                      onClick={() => selectOnly(ids.filter((other) => other !== id))}
                    >
                      <Icon icon={xIcon} size={16} />
                    </button>
                  </li>
                );
              })}
            </ul>
            <Button variant="ghost" size="sm" className={styles.clear} onClick={() => selectOnly([])}>
              <FormattedMessage {...messages.clear} />
            </Button>
            {ids.length === 1 && (
              <Text size="sm" tone="muted" className={styles.oneMore}>
                <FormattedMessage {...messages.oneMore} />
              </Text>
            )}
            <LinkButton size="sm" href={compareWith(ids)} className={ids.length === 1 ? styles.alone : undefined}>
              <FormattedMessage {...messages.compare} values={{ count: ids.length }} />
            </LinkButton>
          </Container>
        </section>
      )}
      {offered !== null && (
        <Suspense>
          <SwapDialog
            offered={{ id: offered, title: titleOf(assets.get(offered)) }}
            chosen={ids.map((id) => ({ id, title: titleOf(assets.get(id)), asset: assets.get(id) }))}
          />
        </Suspense>
      )}
    </>
  );
}
