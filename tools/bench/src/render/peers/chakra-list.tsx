import {
  Badge,
  Box,
  Button,
  Card,
  ChakraProvider,
  Checkbox,
  Container,
  defaultSystem,
  Fieldset,
  Heading,
  HStack,
  Icon,
  IconButton,
  Image,
  Input,
  Link,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
} from '@chakra-ui/react';
import { useLoaderData } from 'react-router';
import { readPeerPage, type PeerCard, type PeerField, type PeerLink, type PeerPage } from './peer-page.ts';

export const loader = ({ request }: { request: Request }) => readPeerPage(request);

const Drawing = ({ of }: { of: string }) => (
  <Icon size="sm" asChild>
    <svg viewBox="0 0 24 24" aria-hidden dangerouslySetInnerHTML={{ __html: of }} />
  </Icon>
);

const Links = ({ links }: { links: PeerLink[] }) =>
  links.map(({ href, text, drawing }) => (
    <Link key={href} href={href}>
      {drawing && <Drawing of={drawing} />}
      {text}
    </Link>
  ));

const Field = ({ field: { name, legend, kind, options } }: { field: PeerField }) => (
  <Fieldset.Root>
    <Fieldset.Legend>{legend}</Fieldset.Legend>
    {kind === 'select' ? (
      <NativeSelect.Root>
        <NativeSelect.Field name={name}>
          {options.map(({ value, text, count }) => (
            <option key={value} value={value}>{`${text} (${count})`}</option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    ) : (
      options.map(({ value, text, count }) => (
        <Checkbox.Root key={value} name={name} value={value}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>
            {text} <Text as="span">{count}</Text>
          </Checkbox.Label>
        </Checkbox.Root>
      ))
    )}
  </Fieldset.Root>
);

const AssetCard = ({ card }: { card: PeerCard }) => (
  <Card.Root overflow="hidden">
    {card.picture && <Image {...card.picture} alt="" loading="lazy" aspectRatio={3 / 2} />}
    <Card.Body gap="2">
      <HStack>
        {card.badges.map((badge) => (
          <Badge key={badge}>{badge}</Badge>
        ))}
        <Badge variant="solid">
          <Drawing of={card.photos.drawing} />
          {card.photos.text}
        </Badge>
      </HStack>
      <Text textStyle="xl" fontWeight="medium">
        {card.price}
      </Text>
      <Card.Title>
        <Link href={card.href}>{card.title}</Link>
      </Card.Title>
      <Text color="fg.muted">{card.kind}</Text>
      <HStack>
        {card.facts.map(({ drawing, text }) => (
          <HStack key={text} gap="1">
            <Drawing of={drawing} />
            <Text textStyle="sm">{text}</Text>
          </HStack>
        ))}
      </HStack>
      <HStack gap="1" color="fg.muted">
        <Drawing of={card.place.drawing} />
        <Text>{card.place.text}</Text>
      </HStack>
    </Card.Body>
    <Card.Footer>
      {card.buttons.map(({ drawing, text }) => (
        <IconButton key={text} variant="ghost" aria-label={text}>
          <Drawing of={drawing} />
        </IconButton>
      ))}
    </Card.Footer>
  </Card.Root>
);

/** The list with Chakra UI in its default form. */
export default function ChakraList() {
  const { menu, fields, total, cards, pages, columns, tabs } = useLoaderData<PeerPage>();
  return (
    <ChakraProvider value={defaultSystem}>
      <HStack as="header" padding="4">
        <Link href="/">อยู่ดี</Link>
        <Links links={menu} />
      </HStack>
      <Container as="main">
        <Stack as="form">
          {fields.map((field) => (
            <Field key={field.name} field={field} />
          ))}
          <Button type="submit">{total} ทรัพย์</Button>
        </Stack>
        <Heading as="h1">{total} ทรัพย์</Heading>
        <Input type="search" name="q" />
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
          {cards.map((card) => (
            <AssetCard key={card.href} card={card} />
          ))}
        </SimpleGrid>
        <HStack as="nav">
          <Links links={pages} />
        </HStack>
      </Container>
      <SimpleGrid as="footer" columns={{ base: 1, md: 4 }}>
        {columns.map(({ title, links }) => (
          <Stack key={title} as="nav">
            <Text fontWeight="medium">{title}</Text>
            <Links links={links} />
          </Stack>
        ))}
      </SimpleGrid>
      <Box as="nav">
        <Links links={tabs} />
      </Box>
    </ChakraProvider>
  );
}
