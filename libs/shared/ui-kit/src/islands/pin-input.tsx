import { PinInput as ChakraPinInput } from '@chakra-ui/react/pin-input';
import { useId } from 'react';
import { useFieldControl } from '../components/field.tsx';
import { KitProvider } from './provider.tsx';

export interface PinInputProps {
  length?: number;
  /** The digits so far. */
  value: string;
  onValueChange: (value: string) => void;
  /** All boxes are filled. */
  onComplete?: (value: string) => void;
  /** Name of one box, `position` from 1. */
  boxLabel: (position: number, length: number) => string;
  name?: string;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** A one-time code in boxes: paste, the phone's suggestion from the message, digits only. Stands in a `Field`. */
export const PinInput = (props: PinInputProps) => {
  const { length = 6, value, onValueChange, onComplete, boxLabel, name, disabled, autoFocus } = props;
  const fallbackId = useId();
  const { id = fallbackId, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useFieldControl();
  const boxes = Array.from({ length }, (_, index) => index);
  return (
    <KitProvider>
      <ChakraPinInput.Root
        otp
        type="numeric"
        placeholder=""
        count={length}
        name={name}
        value={boxes.map((index) => value[index] ?? '')}
        onValueChange={({ valueAsString }) => onValueChange(valueAsString)}
        onValueComplete={({ valueAsString }) => onComplete?.(valueAsString)}
        sanitizeValue={(pasted) => pasted.replace(/\D/g, '')}
        // The field's label leads to the first box.
        ids={{ input: (index) => (index === '0' ? id : `${id}-${index}`) }}
        translations={{ inputLabel: (index, count) => boxLabel(index + 1, count) }}
        disabled={disabled}
        invalid={invalid}
        autoFocus={autoFocus}
      >
        <ChakraPinInput.Control>
          {boxes.map((index) => (
            <ChakraPinInput.Input key={index} index={index} aria-describedby={describedBy} />
          ))}
        </ChakraPinInput.Control>
        <ChakraPinInput.HiddenInput />
      </ChakraPinInput.Root>
    </KitProvider>
  );
};
