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
export { Breadcrumb } from './components/breadcrumb.tsx';
export { Checkbox } from './components/checkbox.tsx';
export { EmptyState } from './components/empty-state.tsx';
export { FactsTable, type Fact } from './components/facts-table.tsx';
export { Field, Fieldset, type FieldProps, type FieldsetProps } from './components/field.tsx';
export { useFieldControl } from './components/field-control.ts';
export { averageColor, Image, type ImageProps } from './components/image.tsx';
export { Input, NativeSelect, Textarea, type InputProps } from './components/input.tsx';
export { Grid } from './components/grid.tsx';
export { Container, HStack, Stack } from './components/layout.tsx';
export { Link, type AnchorProps, type LinkProps } from './components/link.tsx';
export { Notice, type NoticeProps } from './components/notice.tsx';
export { Only } from './components/only.tsx';
export { Pagination, type PageLink } from './components/pagination.tsx';
export { Progress } from './components/progress.tsx';
export { RadioCard, RadioCardGroup, type RadioCardOption } from './components/radio-card.tsx';
export { Section } from './components/section.tsx';
export { Skeleton } from './components/skeleton.tsx';
export { SkipLink } from './components/skip-link.tsx';
export { Spinner } from './components/spinner.tsx';
export { StepIndicator } from './components/step-indicator.tsx';
export { TabLinks } from './components/tab-links.tsx';
export { Table } from './components/table.tsx';
export { Heading, Text, type HeadingProps, type TextProps } from './components/text.tsx';
export { VisuallyHidden } from './components/visually-hidden.tsx';
export { WholePhrases, WholeWords, withWholeWords } from './components/whole-words.tsx';
export { Icon, type IconData, type IconProps } from './icons/icon.tsx';
export { nextOption } from './next-option.ts';
