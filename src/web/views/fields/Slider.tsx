import { useId, type ComponentProps } from 'react';

interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value'> {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly say: (value: number) => string;
}

export function Slider({ label, value, onChange, say, ...rest }: SliderProps) {
  const id = useId();
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{say(value)}</output>
      <input {...rest} id={id} type="range" value={value} aria-valuetext={say(value)} onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)} />
    </div>
  );
}
