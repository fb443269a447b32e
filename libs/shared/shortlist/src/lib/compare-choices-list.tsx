import { textIn } from '@yoodee/asset-view';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Heading, Icon, LinkButton, Stack, WholeWords } from '@yoodee/ui-kit';
import { plusIcon } from '@yoodee/ui-kit/icons';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { AssetThumb } from './asset-thumb.tsx';
import { messages } from './compare-choices.messages.ts';
import styles from './compare-choices.module.css';
import { maxCompared } from './limits.ts';
import { useReadAssets } from './read-assets.ts';
import { shortlist } from './shortlist-store.ts';
import { useShortlist } from './use-shortlist.ts';

/** As many kept assets as one looks through at a glance. */
const shown = 8;

/** The kept assets, each a link to the comparison with it; a link to the comparison that was chosen, where it is another. */
export default function CompareChoicesList({ ids }: { ids: readonly number[] }) {
  const locale = useLocale();
  const headingId = useId();
  const { compareWith } = hrefs(locale);
  const { compare, favourites } = useShortlist();
  const addable = ids.length < maxCompared ? favourites.filter((id) => !ids.includes(id)).slice(0, shown) : [];
  const { assets } = useReadAssets(addable);
  const open = addable.flatMap((id) => assets.get(id) ?? []);
  return (
    <Stack gap={4} align="start">
      {compare.some((id) => !ids.includes(id)) && (
        <LinkButton variant="outline" href={compareWith(compare)}>
          <FormattedMessage {...messages.open} values={{ count: compare.length }} />
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
                    onClick={() => shortlist.setCompared([...ids, asset.id])}
                  >
                    <AssetThumb asset={asset} />
                    <span className={styles.title} lang={title?.lang}>
                      {title && <WholeWords>{title.text}</WholeWords>}
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
