import { describe, expect, it } from 'vitest';
import { emptyDraft, sendableEdits, withChange, withRefused } from './draft-state.ts';

const edits = { price_sale: null, description_th: '<p>วิวดี</p>' };
const edited = withChange(emptyDraft(17), edits, {});
const refused = withRefused(edited, edits, { description_th: 'too_long' });

describe('what the API refuses', () => {
  it('is not sent again until it is changed', () => {
    expect(sendableEdits(refused)).toEqual({ price_sale: null });
    expect(sendableEdits(withChange(refused, { road: 'สุขุมวิท' }, {}))).not.toHaveProperty('description_th');
    expect(sendableEdits(withChange(refused, { description_th: '<p>สวย</p>' }, {}))).toHaveProperty('description_th');
  });
});
