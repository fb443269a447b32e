import { useComparison } from '@yoodee/comparison';
import { useFavourites } from '@yoodee/favourites';
import { withNetwork } from '@yoodee/runtime';
import { lazy, Suspense } from 'react';

const ChoicesList = lazy(withNetwork(() => import('./compare-choices-list.tsx')));

/** For a comparison of `ids`: what else this visitor could compare; nothing without candidates. */
export const CompareChoices = ({ ids }: { ids: readonly number[] }) => {
  const compared = useComparison().ids;
  const favourites = useFavourites().ids;
  const isNew = (id: number) => !ids.includes(id);
  return (
    (compared.some(isNew) || favourites.some(isNew)) && (
      <Suspense>
        <ChoicesList ids={ids} />
      </Suspense>
    )
  );
};
