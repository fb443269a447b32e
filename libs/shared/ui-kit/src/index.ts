export { Avatar, type AvatarProps } from './components/avatar.tsx';
export { Badge, type BadgeProps } from './components/badge.tsx';
export {
  Button,
  IconButton,
  LinkButton,
  type ButtonProps,
  type IconButtonProps,
  type LinkButtonProps,
} from './components/button.tsx';
export { Card, CardAction, CardBody, CardLink, CardMedia, type CardProps } from './components/card.tsx';
export { ChipButton, ChipLink, RemovableChip } from './components/chip.tsx';
export { Checkbox, RadioCard, RadioCardGroup, type RadioCardOption } from './components/choice.tsx';
export { EmptyState, Notice, Progress, Skeleton, type NoticeProps } from './components/feedback.tsx';
export { Field, Fieldset, useFieldControl, type FieldProps, type FieldsetProps } from './components/field.tsx';
export { averageColor, Image, type ImageProps } from './components/image.tsx';
export { Input, NativeSelect, Textarea, type InputProps } from './components/input.tsx';
export { Container, Grid, HStack, Only, Section, Stack } from './components/layout.tsx';
export { Link, type AnchorProps, type LinkProps } from './components/link.tsx';
export { Breadcrumb, Pagination, StepIndicator, TabLinks, type PageLink } from './components/navigation.tsx';
export { Spinner } from './components/spinner.tsx';
export { FactsTable, Table, type Fact } from './components/table.tsx';
export { Heading, Text, type HeadingProps, type TextProps } from './components/text.tsx';
export { SkipLink, VisuallyHidden } from './components/visually-hidden.tsx';
export { WholePhrases, WholeWords, withWholeWords } from './components/whole-words.tsx';
export { Icon, type IconData, type IconProps } from './icons/icon.tsx';
export { type IconName } from './icons/icon-names.ts';
export { nextOption } from './next-option.ts';
