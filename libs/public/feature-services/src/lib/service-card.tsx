import { Card, CardBody, CardLink, CardMedia, Heading, Image, Text, WholeWords } from '@yoodee/ui-kit';
import { DynamicIcon } from '@yoodee/ui-kit/dynamic-icon';
import type { ServiceCardView } from './service-card.view.ts';
import { ServicePrice } from './service-price.tsx';
import styles from './service-card.module.css';

interface ServiceCardProps {
  service: ServiceCardView;
  /** The rendered width, in the short notation of `Image`. */
  sizes: string;
  priority?: boolean;
}

/** A service in a list, below a level 2 heading. */
export const ServiceCard = ({ service, sizes, priority }: ServiceCardProps) => {
  const { cover, icon, name, href, summary, priceFrom } = service;
  return (
    <Card variant="outline">
      <CardMedia>
        <Image
          imageKey={cover.key}
          sizes={sizes}
          alt=""
          width={cover.width}
          height={cover.height}
          thumbhash={cover.thumbhash}
          ratio="16/9"
          priority={priority}
        />
      </CardMedia>
      <CardBody>
        <Heading level={3} size="md" className={styles.name}>
          {icon && <DynamicIcon icon={icon} />}
          <CardLink href={href}>{name}</CardLink>
        </Heading>
        <Text tone="muted">
          <WholeWords>{summary}</WholeWords>
        </Text>
        {priceFrom && (
          <Text tone="muted" size="sm" className={styles.price}>
            <ServicePrice price={priceFrom} isLowest />
          </Text>
        )}
      </CardBody>
    </Card>
  );
};
