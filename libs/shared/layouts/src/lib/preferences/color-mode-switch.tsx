import { colorModePreferences, useColorMode } from '@yoodee/runtime';
import { Icon } from '@yoodee/ui-kit';
import { monitorIcon, moonIcon, sunIcon } from '@yoodee/ui-kit/icons';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './color-mode-switch.messages.ts';
import styles from './color-mode-switch.module.css';

const icons = { system: monitorIcon, light: sunIcon, dark: moonIcon };

/** System, light or dark: three radio buttons that look like icons. */
export const ColorModeSwitch = () => {
  const { preference, setPreference } = useColorMode();
  const { formatMessage } = useIntl();
  const name = useId();
  return (
    <fieldset className={styles.group} aria-label={formatMessage(messages.legend)}>
      {colorModePreferences.map((choice) => (
        <label key={choice} className={styles.choice} title={formatMessage(messages[choice])}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={preference === choice}
            onChange={() => setPreference(choice)}
            aria-label={formatMessage(messages[choice])}
          />
          <Icon icon={icons[choice]} size={16} />
        </label>
      ))}
    </fieldset>
  );
};
