import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './search-suggestions.module.css';
import { keyOf, type Option } from './suggestion-groups.ts';
import { messages } from './suggestions.messages.ts';
import { optionId } from './use-combobox.ts';
import type { SuggestionList } from './use-suggestion-list.ts';

interface SuggestionOptionsProps {
  id: string;
  list: SuggestionList;
  onChoose: (option: Option) => void;
}

/** The options by group, numbered consecutively. */
export const SuggestionOptions = ({ id, list: { groups, options, active }, onChoose }: SuggestionOptionsProps) => {
  const intl = useIntl();
  const toOption = (option: Option, children: ReactNode, label?: string) => {
    const index = options.indexOf(option);
    return (
      <div
        key={keyOf(option)}
        id={optionId(id, index)}
        role="option"
        aria-selected={index === active}
        aria-label={label}
        className={styles.option}
        onClick={() => onChoose(option)}
      >
        {children}
      </div>
    );
  };
  return (
    <div id={id} role="listbox" className={styles.options} aria-label={intl.formatMessage(messages.list)}>
      {groups.map(({ name, options: ofGroup }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} className={styles.group}>
            <FormattedMessage {...messages[name]} />
          </div>
          {ofGroup.map((option) => {
            const { text, detail, page } = option;
            const itself = toOption(
              option,
              <>
                <span>{text}</span>
                {detail && <span className={styles.detail}>{detail}</span>}
              </>,
            );
            if (!page) return itself;
            const label = intl.formatMessage(messages.aboutProject, { name: page.about });
            return (
              <div key={page.href} role="presentation" className={styles.pair}>
                {itself}
                {toOption(page, <FormattedMessage {...messages.about} />, label)}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
};
