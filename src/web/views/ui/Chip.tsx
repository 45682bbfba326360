import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Link } from './Link.tsx';

interface ChipProps extends ComponentProps<'button'> {
  /** Pressed state. Omit where a chip only starts something. */
  readonly pressed?: boolean;
}

/** Pressable filter or suggestion. Use a tag for a status. */
export const Chip = ({ pressed, className, ...rest }: ChipProps) => (
  <button {...rest} {...(pressed === undefined ? {} : { 'aria-pressed': pressed })} type="button" className={classes('chip', className)} />
);

interface ChipLinkProps extends ComponentProps<typeof Link> {
  readonly chosen?: boolean;
}

export const ChipLink = ({ chosen = false, className, ...rest }: ChipLinkProps) => (
  <Link {...rest} {...(chosen ? { 'aria-current': true } : {})} className={classes('chip', className)} />
);
