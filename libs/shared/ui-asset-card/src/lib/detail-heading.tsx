import { Heading, type HeadingProps } from '@yoodee/ui-kit';
import { createContext, use } from 'react';

/** Heading level of an asset's title on its page; its sections are one and two levels below. */
export const TitleLevel = createContext<1 | 2>(1);

const sizes = ['2xl', 'lg', 'sm'] as const;

export interface DetailHeadingProps extends Omit<HeadingProps, 'level'> {
  /** 0: the asset's title, 1: a section, 2: a part of one. */
  depth: 0 | 1 | 2;
}

/** A heading within the detail view of an asset, which may be part of another page. */
export const DetailHeading = ({ depth, ...props }: DetailHeadingProps) => (
  <Heading level={(use(TitleLevel) + depth) as HeadingProps['level']} size={sizes[depth]} {...props} />
);
