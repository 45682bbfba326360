import { cloneElement, useEffect, useId, useState, type ReactElement } from 'react';
import { classes } from '../ui/classes.ts';

interface TooltipProps {
  readonly text: string;
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** Line about a control on hover or focus, without script. Escape hides it. */
export function Tooltip({ text, children }: TooltipProps) {
  const [state, setState] = useState<'away' | 'near' | 'hushed'>('away');
  const id = useId();
  const leave = () => setState('away');
  const come = () => setState((now) => (now === 'away' ? 'near' : now));
  useEscape(state === 'near', () => setState('hushed'));
  return (
    <span className={classes('tip', state === 'hushed' && 'hushed')} onPointerEnter={come} onPointerLeave={leave} onFocus={come} onBlur={leave}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id}>
        {text}
      </span>
    </span>
  );
}

/** Hears Escape before a surrounding dialog. */
function useEscape(isListening: boolean, press: () => void): void {
  useEffect(() => {
    if (!isListening) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  });
}
