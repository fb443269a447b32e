import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFacetColumn } from './facet-column.ts';
import type { Codes } from './search-row.ts';

const anyCodes = fc.record({
  furnishing: fc.constantFrom(['unfurnished'], ['fully_fitted'], [null]),
  features: fc.array(fc.constantFrom('garden', 'private_pool', 'sea_view'), { maxLength: 4 }),
}) as unknown as fc.Arbitrary<Codes>;

it('counts codes in documents, or in all other listed documents', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ codes: anyCodes, isDropped: fc.boolean(), isChosen: fc.boolean() })), (added) => {
      const column = createFacetColumn(['furnishing', 'features']);
      for (const { codes } of added) column.add(codes);
      added.forEach(({ isDropped }, doc) => {
        if (isDropped) column.drop(doc);
      });
      const listed = added.map((one, doc) => ({ ...one, doc })).filter(({ isDropped }) => !isDropped);
      const chosen = Uint32Array.from(
        listed.filter(({ isChosen }) => isChosen),
        ({ doc }) => doc,
      );

      for (const [counted, isCounted] of [
        [{ only: chosen }, true],
        [{ allBut: chosen }, false],
      ] as const) {
        const counts = column.count(counted);
        for (const facet of ['furnishing', 'features'] as const)
          for (const [code, count] of counts.get(facet)!)
            expect(count).toBe(
              listed.filter(({ codes, isChosen }) => isChosen === isCounted && codes[facet].includes(code)).length,
            );
        const kinds = new Set(added.flatMap(({ codes }) => codes.features));
        expect([...counts.get('features')!.keys()].toSorted()).toEqual([...kinds].toSorted());
      }
    }),
  );
});
