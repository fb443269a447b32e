import {
  chakra,
  ChakraProvider,
  useRecipe,
  useSlotRecipe,
  type SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { slotClass } from '../class-names.ts';
import { pageKeyframes } from '../theme/keyframes.ts';
import { system } from '../theme/system.ts';
import { parityCases, type ParityCase } from './parity-cases.ts';

/**
 * Chakra generates all styles of this page at run time, including the global ones. Only the reset comes from the static
 * file.
 */
const runtimeSystem = {
  ...system,
  _global: [
    system.getGlobalCss(),
    system.getTokenCss(),
    Object.fromEntries(Object.entries(pageKeyframes).map(([name, frames]) => [`@keyframes ${name}`, frames])),
  ],
};

interface ElementProps {
  tag: ParityCase['tag'];
  state: object;
  styles: SystemStyleObject;
  className: string;
  children?: ReactNode;
}

const Element = ({ tag, state, styles, className, children }: ElementProps) => {
  const Styled = chakra[tag];
  return (
    <Styled css={styles} className={className} data-case {...state}>
      {children}
    </Styled>
  );
};

type CaseProps = Omit<ParityCase, 'name'>;

const OneElement = ({ recipe, variants, className, ...element }: CaseProps) => (
  <Element
    styles={useRecipe({ key: recipe as 'button' })(variants) as SystemStyleObject}
    className={className}
    {...element}
  />
);

const Slots = ({ recipe, slots, variants, className, ...element }: CaseProps) => {
  const styles = useSlotRecipe({ key: recipe as 'card' })(variants) as Record<string, SystemStyleObject>;
  return (
    <Element styles={styles['root'] ?? {}} className={className} {...element}>
      {slots
        ?.filter((slot) => slot !== 'root')
        .map((slot) => (
          <Element key={slot} styles={styles[slot] ?? {}} className={slotClass(className, slot)} {...element} />
        ))}
    </Element>
  );
};

createRoot(document.body).render(
  <ChakraProvider value={runtimeSystem}>
    {parityCases.map(({ name, ...parityCase }) => {
      const Case = parityCase.slots ? Slots : OneElement;
      return (
        <section key={name}>
          <Case {...parityCase} />
        </section>
      );
    })}
  </ChakraProvider>,
);
