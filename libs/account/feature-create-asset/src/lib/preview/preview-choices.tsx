import type { Locale } from '@yoodee/site';
import { ChipButton, HStack, Icon } from '@yoodee/ui-kit';
import { monitorIcon, smartphoneIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './preview.messages.ts';
import styles from './preview.module.css';

export type Frame = 'desktop' | 'phone';

const frames = [
  { frame: 'desktop', icon: monitorIcon },
  { frame: 'phone', icon: smartphoneIcon },
] as const;
const languages = [
  { language: 'th', name: messages.thai },
  { language: 'en', name: messages.english },
] as const;

export interface PreviewChoicesProps {
  language: Locale;
  /** Absent if there is no English text to preview. */
  onLanguage?: (language: Locale) => void;
  frame: Frame;
  onFrame: (frame: Frame) => void;
}

/** Selects the language and the screen size of the preview. */
export const PreviewChoices = ({ language, onLanguage, frame, onFrame }: PreviewChoicesProps) => {
  const intl = useIntl();
  return (
    <HStack gap={6} wrap>
      {onLanguage && (
        <HStack gap={2} role="group" aria-label={intl.formatMessage(messages.content)}>
          {languages.map((choice) => (
            <ChipButton
              key={choice.language}
              selected={choice.language === language}
              onClick={() => onLanguage(choice.language)}
            >
              <FormattedMessage {...choice.name} />
            </ChipButton>
          ))}
        </HStack>
      )}
      <HStack gap={2} role="group" aria-label={intl.formatMessage(messages.frame)} className={styles.frames}>
        {frames.map((choice) => (
          <ChipButton key={choice.frame} selected={choice.frame === frame} onClick={() => onFrame(choice.frame)}>
            <Icon icon={choice.icon} size={16} />
            <FormattedMessage {...messages[choice.frame]} />
          </ChipButton>
        ))}
      </HStack>
    </HStack>
  );
};
