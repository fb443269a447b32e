export { ComparePage, type ComparePageProps } from './lib/compare-page.tsx';
export { ShareComparison } from './lib/share-comparison.tsx';
export { headMessages as comparePageMessages } from './lib/compare-head.messages.ts';
export type { ComparedAsset, ComparePageView } from './lib/compare-page.view.ts';
