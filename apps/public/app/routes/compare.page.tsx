import { CompareChoices } from '@yoodee/compare-tray';
import { comparison, useComparison } from '@yoodee/comparison';
import { useLocale } from '@yoodee/i18n';
import { onMobile, type PageHandle } from '@yoodee/layouts';
import { AskSeller } from '@yoodee/public-contact-seller';
import {
  ComparePage,
  comparePageMessages as messages,
  ShareComparison,
  type ComparedAsset,
} from '@yoodee/public-feature-compare';
import { PageHead } from '@yoodee/public-page';
import { CountShown } from '@yoodee/visitor-events';
import { hrefs } from '@yoodee/site';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import type { loader } from './compare.loader';

export const handle: PageHandle = {
  layout: onMobile('menu', 'default'),
  title: (_data, intl) => intl.formatMessage(messages.title),
};

/** Removes an asset from the compare tray as well. */
const removeFromTray = (assetId: number) => comparison.set(comparison.get().ids.filter((id) => id !== assetId));

const askForMissing = ({ id, seller, sellerId, missing }: ComparedAsset) => (
  <div>
    <AskSeller
      isShort
      contact={{
        target: { kind: 'asset', id },
        sellerId,
        sellerName: seller,
        hasPhone: false,
        lineId: null,
        facebook: null,
        about: null,
        missing,
        asksMissing: true,
      }}
    />
  </div>
);

/**
 * The links in header and menu have no ids, because they are the same for all visitors. This address is replaced by
 * that of the visitor's own comparison. An address with `ids`, even empty ones, is not replaced.
 */
const useChosen = () => {
  const { ids } = useComparison();
  const { compareWith } = hrefs(useLocale());
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const target = !params.has('ids') && ids.length > 0 ? compareWith(ids) : null;
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [navigate, target]);
};

export const Component = () => {
  useChosen();
  const view = useLoaderData<typeof loader>();
  const { formatMessage } = useIntl();
  const { assets, ids } = view;
  const title = [
    formatMessage(messages.title),
    ...(assets.length > 0 ? [formatMessage(messages.count, { count: assets.length })] : []),
  ].join(' – ');
  return (
    <>
      <PageHead
        title={title}
        description={formatMessage(messages.description)}
        imageKey={assets[0]?.cover?.key}
        isIndexed={assets.length === 0}
      />
      <ComparePage
        view={view}
        onRemove={removeFromTray}
        ask={askForMissing}
        actions={<ShareComparison />}
        choices={<CompareChoices ids={ids} />}
      />
      <CountShown kind="compare" assetIds={assets.length > 1 ? ids : []} />
    </>
  );
};
