import { useAssetSummaries } from '@yoodee/api-client';
import { comparison, maxCompared, useComparison } from '@yoodee/comparison';
import { useFavourites } from '@yoodee/favourites';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { textIn } from '@yoodee/ui-asset-card';
import { Heading, Icon, LinkButton, Stack, WholePhrases } from '@yoodee/ui-kit';
import { plusIcon } from '@yoodee/ui-kit/icons';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { AssetThumb } from './asset-thumb.tsx';
import { messages } from './compare-choices.messages.ts';
import styles from './compare-choices.module.css';

const maxFavourites = 8;

/**
 * The favourites, each a link to the comparison with it added. Above them, a link to the visitor's own comparison where
 * the page shows another.
 */
export default function CompareChoicesList({ ids }: { ids: readonly number[] }) {
  const locale = useLocale();
  const headingId = useId();
  const { compareWith } = hrefs(locale);
  const compared = useComparison().ids;
  const favourites = useFavourites().ids;
  const addable = ids.length < maxCompared ? favourites.filter((id) => !ids.includes(id)).slice(0, maxFavourites) : [];
  const { assets } = useAssetSummaries(addable);
  const open = addable.flatMap((id) => assets.get(id) ?? []);
  return (
    <Stack gap={4} align="start">
      {compared.some((id) => !ids.includes(id)) && (
        <LinkButton variant="outline" href={compareWith(compared)}>
          <FormattedMessage {...messages.open} values={{ count: compared.length }} />
        </LinkButton>
      )}
      {open.length > 0 && (
        <>
          <Heading level={3} size="sm" id={headingId}>
            <FormattedMessage {...messages.favourites} />
          </Heading>
          <ul className={styles.choices} aria-labelledby={headingId}>
            {open.map((asset) => {
              const title = textIn(locale, asset.title_th, asset.title_en);
              return (
                <li key={asset.id}>
                  <a
                    className={styles.choice}
                    href={compareWith([...ids, asset.id])}
                    onClick={() => comparison.set([...ids, asset.id])}
                  >
                    <AssetThumb asset={asset} />
                    <span className={styles.title} lang={title?.lang}>
                      {title && <WholePhrases>{title.text}</WholePhrases>}
                    </span>
                    <Icon icon={plusIcon} size={16} />
                  </a>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Stack>
  );
}
