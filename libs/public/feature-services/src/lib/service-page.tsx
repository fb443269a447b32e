import {
  Badge,
  Container,
  Heading,
  HStack,
  Icon,
  Image,
  LinkButton,
  Text,
  WholePhrases,
  WholeWords,
  withWholeWords,
} from '@yoodee/ui-kit';
import { DynamicIcon } from '@yoodee/ui-kit/dynamic-icon';
import { checkIcon, chevronDownIcon, clockIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import { requestId, RequestSection } from './request/request-section.tsx';
import { messages } from './service-page.messages.ts';
import type { ServicePageView } from './service-page.view.ts';
import { ServicePrice } from './service-price.tsx';
import styles from './service-page.module.css';

const coverSizes = '100vw xl:790px';
const gallerySizes = '50vw xl:390px';

const Gallery = ({ cover, gallery }: Pick<ServicePageView, 'cover' | 'gallery'>) => (
  <div className={styles.gallery}>
    {[cover, ...gallery].map(({ key, alt, width, height, thumbhash }, index) => (
      <Image
        key={key}
        imageKey={key}
        sizes={index === 0 ? coverSizes : gallerySizes}
        alt={alt}
        width={width}
        height={height}
        thumbhash={thumbhash}
        ratio="16/9"
        rounded="lg"
        priority={index === 0}
      />
    ))}
  </div>
);

const Head = ({ service }: { service: ServicePageView }) => (
  <header className={styles.head}>
    <Text size="sm" tone="brand" weight="medium" className={styles.group}>
      {service.icon && <DynamicIcon icon={service.icon} />}
      {service.group}
    </Text>
    <Heading level={1}>
      <WholePhrases>{service.name}</WholePhrases>
    </Heading>
    <Text size="lg" tone="muted">
      <WholeWords>{service.summary}</WholeWords>
    </Text>
    <HStack gap={4} wrap>
      <LinkButton size="lg" href={`#${requestId}`}>
        <FormattedMessage {...messages.ask} />
      </LinkButton>
      {service.priceFrom && (
        <Text tone="muted">
          <ServicePrice price={service.priceFrom} isLowest />
        </Text>
      )}
      {service.leadDays !== null && (
        <Text tone="muted" className={styles.lead}>
          <Icon icon={clockIcon} />
          <FormattedMessage {...messages.leadDays} values={{ days: service.leadDays }} />
        </Text>
      )}
    </HStack>
  </header>
);

const Packages = ({ packages }: Pick<ServicePageView, 'packages'>) => (
  <section className={styles.section}>
    <Heading level={2}>
      <FormattedMessage {...messages.packages} />
    </Heading>
    <ul className={styles.packages}>
      {packages.map(({ name, price, includes }) => (
        <li key={name} className={styles.package}>
          <Heading level={3} size="sm">
            {name}
          </Heading>
          <Text tone="muted">
            <ServicePrice price={price} />
          </Text>
          <ul className={styles.includes}>
            {includes.map((text) => (
              <li key={text}>
                <Icon icon={checkIcon} />
                {text}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
    <Text size="sm" tone="muted">
      <FormattedMessage {...messages.pricesNote} />
    </Text>
  </section>
);

const Areas = ({ areas, elsewhere }: Pick<ServicePageView, 'areas' | 'elsewhere'>) => (
  <section className={styles.section}>
    <Heading level={2}>
      <FormattedMessage {...messages.areas} />
    </Heading>
    {elsewhere.length === 0 ? (
      <Text>
        <FormattedMessage {...messages.everywhere} />
      </Text>
    ) : (
      <>
        <ul className={styles.areas}>
          {areas.map(({ code, name }) => (
            <li key={code}>
              <Badge>{name}</Badge>
            </li>
          ))}
        </ul>
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.elsewhere} />
        </Text>
      </>
    )}
  </section>
);

const Faqs = ({ faqs }: Pick<ServicePageView, 'faqs'>) => (
  <section className={styles.section}>
    <Heading level={2}>
      <FormattedMessage {...messages.faqs} />
    </Heading>
    <div>
      {faqs.map(({ question, answer }) => (
        <details key={question} className={styles.faq}>
          <summary>
            {question}
            <Icon icon={chevronDownIcon} />
          </summary>
          <Text tone="muted">{answer}</Text>
        </details>
      ))}
    </div>
  </section>
);

/** One service: description, prices, procedure, and request form. */
export const ServicePage = ({ service }: { service: ServicePageView }) => (
  <Container className={styles.page}>
    <Head service={service} />
    <Gallery cover={service.cover} gallery={service.gallery} />
    <Packages packages={service.packages} />
    <div className={styles.columns}>
      <div className={styles.reading}>
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: withWholeWords(service.html) }} />
        <Areas areas={service.areas} elsewhere={service.elsewhere} />
        {service.faqs.length > 0 && <Faqs faqs={service.faqs} />}
      </div>
      <RequestSection service={service} />
    </div>
  </Container>
);
