export { ComparePage, type ComparePageProps } from './lib/compare-page.tsx';
export { ShareComparison } from './lib/share-comparison.tsx';
export { messages as comparePageMessages } from './lib/compare-page.messages.ts';
export type { ComparedAsset, ComparePageView } from './lib/compare-page.view.ts';
