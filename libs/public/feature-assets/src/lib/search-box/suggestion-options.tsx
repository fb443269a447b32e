import { FormattedMessage, useIntl } from 'react-intl';
import styles from './search-suggestions.module.css';
import { keyOf, type Suggestion } from './suggestion-groups.ts';
import { messages } from './suggestions.messages.ts';
import { optionId } from './use-combobox.ts';
import type { SuggestionList } from './use-suggestion-list.ts';

interface SuggestionOptionsProps {
  id: string;
  list: SuggestionList;
  onChoose: (option: Suggestion) => void;
}

/** The options by group, numbered consecutively. */
export const SuggestionOptions = ({ id, list: { groups, options, active }, onChoose }: SuggestionOptionsProps) => {
  const intl = useIntl();
  const indexOf = (option: Suggestion) => options.indexOf(option);
  return (
    <div id={id} role="listbox" className={styles.options} aria-label={intl.formatMessage(messages.list)}>
      {groups.map(({ name, options: ofGroup }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} className={styles.group}>
            <FormattedMessage {...messages[name]} />
          </div>
          {ofGroup.map((option) => (
            <div
              key={keyOf(option)}
              id={optionId(id, indexOf(option))}
              role="option"
              aria-selected={indexOf(option) === active}
              className={styles.option}
              onClick={() => onChoose(option)}
            >
              <span>{option.text}</span>
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};
