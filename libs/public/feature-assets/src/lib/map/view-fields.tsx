import type { AssetQuery } from '@yoodee/api-contract';
import type { ResultView } from './result-view.ts';

interface ViewFieldsProps {
  resultView: ResultView;
  /** The form that searches. */
  form: string;
  bbox: AssetQuery['bbox'];
}

/** What a search keeps of the address besides its filters: the view, and the part of the map that is searched. */
export const ViewFields = ({ resultView, form, bbox }: ViewFieldsProps) => (
  <>
    {resultView !== 'list' && <input type="hidden" form={form} name="view" value={resultView} />}
    {bbox && <input type="hidden" form={form} name="bbox" value={bbox.join(',')} />}
  </>
);
