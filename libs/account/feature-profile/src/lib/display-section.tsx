import type { Profile } from '@yoodee/api-contract/member';
import { useLocale, writeLocaleCookie } from '@yoodee/i18n';
import { colorModePreferences, useColorMode } from '@yoodee/runtime';
import { hrefs, locales, type Locale } from '@yoodee/site';
import { Icon, RadioCardGroup } from '@yoodee/ui-kit';
import { checkIcon, monitorIcon, moonIcon, sunIcon } from '@yoodee/ui-kit/icons';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './display-section.messages.ts';
import { SettingSection } from './setting-section.tsx';
import { useUpdateProfileMutation } from './setting.api.ts';
import styles from './setting.module.css';

/** Each language's name in that language, for members who cannot read the other one. */
const languageNames: Record<Locale, string> = { th: 'ไทย', en: 'English' };

const Language = ({ profile }: { profile: Profile }) => {
  const current = useLocale();
  const [update] = useUpdateProfileMutation();
  const choose = async (locale: Locale, event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { href } = event.currentTarget;
    writeLocaleCookie(locale);
    const { id, first_name, last_name, version } = profile;
    // The page changes its language even if this request fails.
    await update({ params: { id }, body: { first_name, last_name, locale, version } });
    location.assign(href);
  };
  return (
    <div>
      <p className={styles.label} id="setting-language">
        <FormattedMessage {...messages.language} />
      </p>
      <ul className={styles.languages} aria-labelledby="setting-language">
        {locales.map((locale) => (
          <li key={locale}>
            <a
              className={styles.language}
              href={hrefs(locale).setting}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
              onClick={(event) => void choose(locale, event)}
            >
              {languageNames[locale]}
              {locale === current && <Icon icon={checkIcon} size={16} />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};

const modeIcons = { system: monitorIcon, light: sunIcon, dark: moonIcon };

const ColorMode = () => {
  const { formatMessage } = useIntl();
  const { preference, setPreference } = useColorMode();
  return (
    <RadioCardGroup
      name="color_mode"
      label={<FormattedMessage {...messages.colorMode} />}
      hint={<FormattedMessage {...messages.colorModeHint} />}
      columns={3}
      value={preference}
      onValueChange={setPreference}
      options={colorModePreferences.map((value) => ({
        value,
        label: formatMessage(messages[value]),
        icon: <Icon icon={modeIcons[value]} />,
      }))}
    />
  );
};

/** The display settings: language and colour mode. */
export const DisplaySection = ({ profile }: { profile: Profile }) => (
  <SettingSection name="display">
    <Language profile={profile} />
    <ColorMode />
  </SettingSection>
);
