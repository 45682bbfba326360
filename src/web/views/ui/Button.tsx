import type { ComponentProps, MouseEvent } from 'react';
import { classes } from './classes.ts';

interface ButtonProps extends ComponentProps<'button'> {
  /** `main` is the one next step of a view; `quiet` is for repeated list actions. */
  readonly look?: 'main' | 'quiet' | undefined;
  /** Square icon button; needs an `aria-label`. */
  readonly square?: boolean;
  readonly wide?: boolean;
  /** Busy keeps the focus and ignores a second press. */
  readonly busy?: boolean;
}

/** Button for actions here. Navigation uses a link. */
export function Button({ look, square, wide, busy = false, type, className, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classes('btn', look, square && 'sq', wide && 'wide', className)}
      onClick={press}
    />
  );
}
