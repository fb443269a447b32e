import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import type { AssetFields } from '@yoodee/asset-rules/fields';
import { plainText } from '@yoodee/asset-rules/texts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef } from 'react';
import { toProseHtml } from '../fields/prose-text.ts';
import { useGetProvinceQuery } from '../geo.api.ts';
import { placeOf } from '../place-names.ts';
import { composeDescription, composeTitle, type ComposedFrom } from './compose-text.ts';

const textNames = ['title_th', 'title_en', 'description_th', 'description_en'] as const;

export type Texts = Pick<AssetFields, (typeof textNames)[number]>;

const textsIn = (language: 'th' | 'en', from: ComposedFrom): Partial<Texts> => {
  const description = composeDescription(from, language);
  return {
    [`title_${language}`]: composeTitle(from, language),
    [`description_${language}`]: description && toProseHtml(description),
  };
};

/** The texts that describe these fields; null where there is too little data. */
export const useComposedTexts = (fields: AssetFields, asset: MemberAsset | undefined) => {
  const { currentData: province } = useGetProvinceQuery(fields.province_code ?? skipToken);
  const from = { fields, place: placeOf(fields, province), stations: asset?.nearest_stations ?? [] };
  return { th: textsIn('th', from), en: textsIn('en', from) };
};

/** New versions of the texts that the owner has not edited since they were composed. Edited texts are not included. */
const outdatedTexts = (fields: AssetFields, before: Partial<Texts>, now: Partial<Texts>): Partial<Texts> =>
  Object.fromEntries(
    textNames.flatMap((name) => {
      const [was, is, text] = [before[name], now[name], fields[name]];
      const isUntouched = was && text && plainText(text) === plainText(was);
      return isUntouched && is && is !== was ? [[name, is]] : [];
    }),
  );

/** Composes texts again when the facts in them change, until the owner edits them. */
export const useRecomposedTexts = (
  fields: AssetFields,
  asset: MemberAsset | undefined,
  change: (texts: Partial<Texts>) => void,
): void => {
  const composed = useComposedTexts(fields, asset);
  const before = useRef<Partial<Texts>>({});
  useEffect(() => {
    const now = { ...composed.th, ...composed.en };
    const texts = outdatedTexts(fields, before.current, now);
    before.current = now;
    if (Object.keys(texts).length > 0) change(texts);
  });
};
