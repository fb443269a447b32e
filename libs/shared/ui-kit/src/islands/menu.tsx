import { Menu as ChakraMenu } from '@chakra-ui/react/menu';
import { closeOnBack } from '@yoodee/runtime';
import { useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import { KitProvider } from './provider.tsx';

export interface MenuItem {
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Renders the item as a link. */
  href?: string;
  /** Marks a destructive action. */
  danger?: boolean;
  disabled?: boolean;
}

export interface MenuProps {
  /** A button that accepts a `ref`: `Button`, `IconButton`. */
  trigger: ReactElement;
  /** In order; `null` is a separator. */
  items: readonly (MenuItem | null)[];
  onSelect?: (value: string) => void;
}

/** Back closes it. */
export const Menu = ({ trigger, items, onSelect }: MenuProps) => {
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => (open ? closeOnBack(() => setOpen(false)) : undefined), [open]);
  return (
    <KitProvider>
      <ChakraMenu.Root
        open={open}
        onOpenChange={(details) => setOpen(details.open)}
        onSelect={({ value }) => onSelect?.(value)}
        positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
      >
        <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content>
            {items.map((item, index) =>
              item ? (
                <ChakraMenu.Item
                  key={item.value}
                  value={item.value}
                  disabled={item.disabled}
                  data-danger={item.danger ? '' : undefined}
                  asChild={item.href !== undefined}
                >
                  {item.href === undefined ? (
                    <>
                      {item.icon}
                      {item.label}
                    </>
                  ) : (
                    <a href={item.href}>
                      {item.icon}
                      {item.label}
                    </a>
                  )}
                </ChakraMenu.Item>
              ) : (
                <ChakraMenu.Separator key={`line ${index}`} />
              ),
            )}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </ChakraMenu.Root>
    </KitProvider>
  );
};
