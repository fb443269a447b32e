import { plainText, type AssetFieldName, type AssetFields } from '@yoodee/api-contract';
import type { Locale } from '@yoodee/site';
import { Button, HStack, Icon, Text } from '@yoodee/ui-kit';
import { squarePenIcon } from '@yoodee/ui-kit/icons';
import { skipToken } from '@reduxjs/toolkit/query';
import { FormattedMessage } from 'react-intl';
import { useDraftForm } from '../fields/draft-form.ts';
import { toProseHtml } from '../fields/prose-text.ts';
import { useGetProvinceQuery } from '../geo.api.ts';
import { placeOf } from '../place-names.ts';
import { composeDescription, composeTitle } from './compose-text.ts';
import { messages } from './composer.messages.ts';

type Texts = Pick<AssetFields, 'title_th' | 'title_en' | 'description_th' | 'description_en'>;

/** The language of a text that can be composed; null for any other field. */
export const composedLanguage = (name: AssetFieldName): Locale | null => {
  const [, language] = /^(?:title|description)_(th|en)$/.exec(name) ?? [];
  return (language as Locale | undefined) ?? null;
};

const useComposed = (language: Locale): Partial<Texts> => {
  const { fields, asset } = useDraftForm();
  const { currentData: province } = useGetProvinceQuery(fields.province_code ?? skipToken);
  const from = { fields, place: placeOf(fields, province), stations: asset?.nearest_stations ?? [] };
  const description = composeDescription(from, language);
  return {
    [`title_${language}`]: composeTitle(from, language),
    [`description_${language}`]: description && toProseHtml(description),
  };
};

const isEmpty = (html: string | null | undefined) => plainText(html ?? '') === '';

/**
 * Under a text: the offer to compose it, and what else of its language is empty; or that it is as it was composed. What
 * the member typed is never touched.
 */
export const Composer = ({ name, language }: { name: AssetFieldName; language: Locale }) => {
  const { fields, change } = useDraftForm();
  const composed = useComposed(language);
  const text = fields[name as keyof Texts];
  const suggestion = composed[name as keyof Texts];
  if (!suggestion) return null;
  if (!isEmpty(text))
    return (
      plainText(text!) === plainText(suggestion) && (
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.composed} />
        </Text>
      )
    );
  const title = `title_${language}` as const;
  // One button for both texts, at the first of them.
  if (name !== title && composed[title] && isEmpty(fields[title])) return null;
  const compose = () =>
    change(
      Object.fromEntries(
        Object.entries(composed).filter(([field, value]) => value && isEmpty(fields[field as keyof Texts])),
      ),
    );
  return (
    <HStack>
      <Button variant="outline" size="sm" onClick={compose}>
        <Icon icon={squarePenIcon} />
        <FormattedMessage {...messages[language]} />
      </Button>
    </HStack>
  );
};
