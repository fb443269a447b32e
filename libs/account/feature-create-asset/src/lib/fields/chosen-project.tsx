import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, HStack, Link, Notice, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useDraftForm } from './draft-form.ts';
import { messages } from './place-finder.messages.ts';

/** The project of the draft, with a button that unlinks it, or a notice if it no longer exists. */
export const ChosenProject = () => {
  const locale = useLocale();
  const { fields, change, refused } = useDraftForm();
  const { project_id: id, project_name_th: thai, project_name_en: english } = fields;
  if (id === null) return null;
  const name = (locale === 'en' && english) || thai || english || '';
  return (
    <div id="project_id">
      {refused.project_id ? (
        <Notice tone="danger" role="alert">
          <FormattedMessage {...messages.gone} />
        </Notice>
      ) : (
        <Text size="sm">
          <FormattedMessage {...messages.chosen} values={{ name }} />{' '}
          <Link href={hrefs(locale).project(id)} target="_blank">
            <FormattedMessage {...messages.page} />
          </Link>
        </Text>
      )}
      <HStack gap={3}>
        <Button size="sm" variant="ghost" onClick={() => change({ project_id: null })}>
          <FormattedMessage {...messages.release} />
        </Button>
      </HStack>
    </div>
  );
};
