import type { AssetFieldName } from '@yoodee/asset-rules/fields';
import { plainText } from '@yoodee/asset-rules/texts';
import type { Locale } from '@yoodee/site';
import { Button, HStack, Icon, Text } from '@yoodee/ui-kit';
import { squarePenIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import { useDraftForm } from '../fields/draft-form.ts';
import { messages } from './composer.messages.ts';
import { useComposedTexts, type Texts } from './use-composed-texts.ts';

/** The language of a title or description field; null for any other field. */
export const composedLanguage = (name: AssetFieldName): Locale | null => {
  const [, language] = /^(?:title|description)_(th|en)$/.exec(name) ?? [];
  return (language as Locale | undefined) ?? null;
};

const isEmpty = (html: string | null | undefined) => plainText(html ?? '') === '';

/**
 * Below an empty text: a button that composes all empty texts of this language. Below a composed text: a note. Text
 * that the member typed is never changed.
 */
export const Composer = ({ name, language }: { name: AssetFieldName; language: Locale }) => {
  const { fields, asset, change } = useDraftForm();
  const composed = useComposedTexts(fields, asset)[language];
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
  // The first empty text shows the button for both texts.
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
