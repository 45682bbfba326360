import type { ComponentProps, MouseEvent } from 'react';
import { classes } from './classes.ts';

interface ButtonProps extends ComponentProps<'button'> {
  /** `main` is the one next step of a view; `quiet` is for what a list repeats. */
  readonly look?: 'main' | 'quiet' | undefined;
  /** A square button, as wide as high, for an icon; give it an `aria-label`. */
  readonly square?: boolean;
  readonly wide?: boolean;
  /** A busy button is under way: it keeps the focus and takes no second press. */
  readonly busy?: boolean;
}

/** A button that does something here and now. A control that leads elsewhere is a link. */
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
