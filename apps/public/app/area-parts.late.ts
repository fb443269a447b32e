export { loadExamples } from '@yoodee/public-feature-areas/examples';
export { loadAreaMap, loadPriceAlert } from '@yoodee/public-feature-assets/area-parts';
