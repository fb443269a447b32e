import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { ResultView } from './result-view.ts';

interface ViewFieldsProps {
  resultView: ResultView;
  /** The id of the search form. */
  form: string;
  bbox: AssetQuery['bbox'];
}

/** Hidden inputs that a search submits in addition to its filters: the view, and the bounding box of the map. */
export const ViewFields = ({ resultView, form, bbox }: ViewFieldsProps) => (
  <>
    {resultView !== 'list' && <input type="hidden" form={form} name="view" value={resultView} />}
    {bbox && <input type="hidden" form={form} name="bbox" value={bbox.join(',')} />}
  </>
);
