import { areaPaths } from '@yoodee/api-contract/area-paths';
import { serviceGroups } from '@yoodee/api-contract/service-options';
import { codesOf, propertyTypes } from '@yoodee/asset-rules/options';
import { useLocale } from '@yoodee/i18n';
import { brand, hrefs } from '@yoodee/site';
import { Container, Icon, Link } from '@yoodee/ui-kit';
import facebookMark from '@yoodee/ui-kit/brand-marks/facebook.svg?url';
import { mailIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as barMessages } from '../header/main-bar.messages.ts';
import { ContactLinks } from '../header/contact-links.tsx';
import { Logo } from '../header/logo.tsx';
import { Preferences } from '../preferences/preferences.tsx';
import { footerAreas, footerPropertyTypes } from './footer-areas.ts';
import { FooterLinks } from './footer-links.tsx';
import { messages } from './site-footer.messages.ts';
import styles from './site-footer.module.css';

export const SiteFooter = ({ path }: { path: string }) => {
  const locale = useLocale();
  const intl = useIntl();
  const { area, assetsWith, news, privacy, services } = hrefs(locale);
  return (
    <footer className={styles.footer}>
      <Container className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.tagline}>{brand.tagline[locale]}</p>
          <FooterLinks
            title={<FormattedMessage {...messages.more} />}
            links={[
              ...codesOf(serviceGroups).map((code) => ({
                href: `${services}#${code}`,
                label: serviceGroups[code][locale],
              })),
              { href: news, label: intl.formatMessage(barMessages.news) },
            ]}
          />
        </div>
        <FooterLinks
          title={<FormattedMessage {...messages.types} />}
          links={footerPropertyTypes.map((code) => ({
            href: assetsWith(`property_type=${code}`),
            label: propertyTypes[code][locale],
          }))}
        />
        <FooterLinks
          title={<FormattedMessage {...messages.areas} />}
          links={footerAreas.map(({ code, name }) => ({
            href: area(areaPaths.province({ code, name_en: name.en })),
            label: name[locale],
          }))}
        />
        <div className={styles.contact}>
          <p className={styles.title}>
            <FormattedMessage {...messages.contact} />
          </p>
          <ContactLinks />
          <Link variant="quiet" className={styles.link} href={`mailto:${brand.email}`}>
            <Icon icon={mailIcon} size={16} />
            {brand.email}
          </Link>
        </div>
      </Container>
      <Container className={styles.base}>
        <p>
          {`© ${brand.company[locale]} · `}
          <Link variant="quiet" className={styles.link} href={privacy}>
            <FormattedMessage {...messages.privacy} />
          </Link>
        </p>
        <div className={styles.end}>
          <a className={styles.facebook} href={brand.facebookUrl} rel="noopener">
            <img src={facebookMark} alt="Facebook" width={20} height={20} loading="lazy" />
          </a>
          <Preferences path={path} />
        </div>
      </Container>
    </footer>
  );
};
