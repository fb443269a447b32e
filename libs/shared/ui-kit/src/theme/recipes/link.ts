import { defineRecipe } from '@chakra-ui/react/styled-system';

export const linkRecipe = defineRecipe({
  className: 'y-link',
  base: { textUnderlineOffset: '0.25em', textDecorationThickness: '1px', _hover: { textDecoration: 'underline' } },
  variants: {
    variant: {
      text: { color: 'brand.fg', textDecoration: 'underline' },
      quiet: {},
    },
  },
});
