import { isAvailable } from '@yoodee/asset-rules';
import { AssetButtons, AssetIconButtons } from '@yoodee/asset-buttons';
import { useLocale } from '@yoodee/i18n';
import { onMobile, type PageHandle } from '@yoodee/layouts';
import { ContactBar, ContactSeller, ReportAsset, type ContactView } from '@yoodee/public-contact-seller';
import {
  AssetHeadActions,
  AssetMissing,
  AssetPage,
  assetStructuredData,
  AssetTrail,
  trailTo,
} from '@yoodee/public-feature-assets';
import { PageHead, useSite } from '@yoodee/public-page';
import { oEmbedHref } from '@yoodee/site';
import type { AssetDetailView } from '@yoodee/ui-asset-detail';
import { CountShown } from '@yoodee/visitor-events';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { loader, MissingData } from './asset.loader';

interface AssetData {
  asset: AssetDetailView;
  contact: ContactView | null;
  url: string;
}

export const handle: PageHandle<AssetData, MissingData | null> = {
  layout: onMobile('no-contact-topbar', 'default'),
  title: ({ asset }) => asset.title.text,
  breadcrumb: ({ asset }) => <AssetTrail asset={asset} />,
  headActions: ({ asset, url }) => (
    <AssetHeadActions url={url} title={asset.title.text}>
      <AssetIconButtons assetId={asset.id} />
    </AssetHeadActions>
  ),
  footAction: ({ contact }) => contact && <ContactBar contact={contact} />,
  problem: (status, missing) =>
    status === 404 || status === 410 ? (
      <AssetMissing
        reason={status === 410 ? 'gone' : missing?.isPaused ? 'paused' : 'unknown'}
        similar={missing?.similar ?? null}
      />
    ) : undefined,
};

/** The kind of the asset and its place, as a short heading. */
const headOf = ({ kind, place }: AssetDetailView) => `${kind} ${place.map(({ text }) => text).join('')}`;

/** The kind, place and description in the page's language: its first 155 characters, without tags. */
const summaryOf = (asset: AssetDetailView) => {
  const text = (asset.description?.lang ? '' : (asset.description?.text ?? ''))
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${headOf(asset)}${text ? ` – ${text}` : ''}`.slice(0, 155).trim();
};

const AssetHead = () => {
  const { asset, url, sharePicture } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const { origin } = useSite();
  const trail = trailTo(asset, locale, useIntl());
  return (
    <PageHead
      title={asset.title.text}
      description={summaryOf(asset)}
      sharePicture={{ path: sharePicture, alt: headOf(asset) }}
      isIndexed={isAvailable(asset)}
      structuredData={assetStructuredData(asset, { origin, url, trail, locale })}
    >
      <link rel="alternate" type="application/json+oembed" href={origin + oEmbedHref(url)} />
    </PageHead>
  );
};

export const Component = () => {
  const { asset, contact, similar, url } = useLoaderData<typeof loader>();
  return (
    <>
      <AssetHead />
      <AssetPage
        asset={asset}
        url={url}
        similar={similar}
        actions={
          <>
            <AssetButtons assetId={asset.id} />
            <CountShown kind="view" assetIds={[asset.id]} />
          </>
        }
        contact={contact && <ContactSeller contact={contact} />}
        report={<ReportAsset assetId={asset.id} />}
      />
    </>
  );
};
