import { describe, expect, it } from 'vitest';
import { emptyDraft, sendableEdits, withChange, withMissing, withRefused, withSaved } from './draft-state.ts';

const edits = { price_sale: null, description_th: '<p>วิวดี</p>' };
const edited = withChange(emptyDraft(17), edits, {});
const refused = withRefused(edited, edits, { description_th: 'too_long' });

describe('what the API refuses', () => {
  it('is not sent again until it is changed', () => {
    expect(sendableEdits(refused)).toEqual({ price_sale: null });
    expect(sendableEdits(withChange(refused, { road: 'สุขุมวิท' }, {}))).not.toHaveProperty('description_th');
    expect(sendableEdits(withChange(refused, { description_th: '<p>สวย</p>' }, {}))).toHaveProperty('description_th');
  });

  it('stays refused where a published listing lacks it as well', () => {
    const blocked = withMissing(refused, { price_sale: 'required', description_th: 'required' });

    expect(blocked).toMatchObject({
      status: 'blocked',
      refused: { price_sale: 'required', description_th: 'too_long' },
    });
    expect(sendableEdits(blocked)).toEqual({ price_sale: null });
    expect(withChange(blocked, { road: 'สุขุมวิท' }, {}).refused).toEqual({ description_th: 'too_long' });
  });
});

describe('what a published listing lacks', () => {
  const blocked = withMissing(edited, { price_sale: 'required' });

  it('is sent again with the next answer', () => {
    expect(sendableEdits(withChange(blocked, { road: 'สุขุมวิท' }, {}))).toEqual({ ...edits, road: 'สุขุมวิท' });
  });

  it('is no longer sent once it turns out to be refused by itself', () => {
    expect(sendableEdits(withRefused(blocked, edits, { price_sale: 'too_small' }))).not.toHaveProperty('price_sale');
  });

  it('is forgotten once the listing could be saved', () => {
    expect(withSaved(blocked, edits)).toMatchObject({ edits: {}, refused: {}, missing: [] });
  });
});
