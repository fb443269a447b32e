import { Slider as ChakraSlider } from '@chakra-ui/react/slider';
import { KitProvider } from './provider.tsx';

export interface SliderProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  /** One value, or the lower and the upper of a range. */
  value: readonly number[];
  onValueChange: (value: number[]) => void;
  /** The thumb was let go: the time to search. */
  onValueCommit?: (value: number[]) => void;
  /** Names of the thumbs, e.g. "Lowest price", "Highest price". */
  thumbLabels: readonly string[];
  format: (value: number) => string;
}

const dash = ' – ';

export const Slider = ({
  label,
  min,
  max,
  step = 1,
  value,
  onValueChange,
  onValueCommit,
  thumbLabels,
  format,
}: SliderProps) => (
  <KitProvider>
    <ChakraSlider.Root
      min={min}
      max={max}
      step={step}
      value={[...value]}
      onValueChange={(details) => onValueChange(details.value)}
      onValueChangeEnd={(details) => onValueCommit?.(details.value)}
      aria-label={[...thumbLabels]}
      getAriaValueText={(details) => format(details.value)}
    >
      <ChakraSlider.Label>{label}</ChakraSlider.Label>
      <ChakraSlider.ValueText>{value.map(format).join(dash)}</ChakraSlider.ValueText>
      <ChakraSlider.Control>
        <ChakraSlider.Track>
          <ChakraSlider.Range />
        </ChakraSlider.Track>
        <ChakraSlider.Thumbs />
      </ChakraSlider.Control>
    </ChakraSlider.Root>
  </KitProvider>
);
