import { Grid } from '@yoodee/ui-kit';
import { ServiceCard } from './service-card.tsx';
import type { ServiceCardView } from './service-card.view.ts';

const cardSizes = '100vw md:50vw xl:390px';

interface ServiceCardsProps {
  services: readonly ServiceCardView[];
  /** On narrow screens: one row that scrolls sideways, instead of cards below each other. */
  isRow?: boolean;
  /** The first picture is the page's LCP element. */
  hasPriority?: boolean;
}

/** Services in a grid, below a level 2 heading. */
export const ServiceCards = ({ services, isRow = false, hasPriority = false }: ServiceCardsProps) => (
  <Grid columns={3} gap={6} row={isRow}>
    {services.map((service, index) => (
      <ServiceCard key={service.slug} service={service} sizes={cardSizes} priority={hasPriority && index === 0} />
    ))}
  </Grid>
);
