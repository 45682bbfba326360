import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Link } from './Link.tsx';

interface ChipProps extends ComponentProps<'button'> {
  /** Whether it is chosen. Leave it out where a chip only starts something. */
  readonly pressed?: boolean;
}

/** A filter or a suggestion that is pressed. Never a status: that is a tag. */
export const Chip = ({ pressed, className, ...rest }: ChipProps) => (
  <button {...rest} {...(pressed === undefined ? {} : { 'aria-pressed': pressed })} type="button" className={classes('chip', className)} />
);

interface ChipLinkProps extends ComponentProps<typeof Link> {
  readonly chosen?: boolean;
}

/** A filter or a suggestion with its own URL. */
export const ChipLink = ({ chosen = false, className, ...rest }: ChipLinkProps) => (
  <Link {...rest} {...(chosen ? { 'aria-current': true } : {})} className={classes('chip', className)} />
);
