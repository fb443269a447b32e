import { withNetwork } from '@yoodee/runtime';
import { lazy, Suspense } from 'react';
import { useShortlist } from './use-shortlist.ts';

const ChoicesList = lazy(withNetwork(() => import('./compare-choices-list.tsx')));

/** Beside a comparison of `ids`: what this browser has put aside and could be added; nothing where there is nothing. */
export const CompareChoices = ({ ids }: { ids: readonly number[] }) => {
  const { compare, favourites } = useShortlist();
  const isNew = (id: number) => !ids.includes(id);
  return (
    (compare.some(isNew) || favourites.some(isNew)) && (
      <Suspense>
        <ChoicesList ids={ids} />
      </Suspense>
    )
  );
};
