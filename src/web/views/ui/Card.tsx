import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

interface CardProps extends ComponentProps<'section'> {
  /** Draws the index tab, for content that has a source. */
  readonly isFigure?: boolean;
}

/** Self-contained unit. Give it a heading and name it with `aria-labelledby`. */
export const Card = ({ isFigure, className, ...rest }: CardProps) => <section {...rest} className={classes('card stack', isFigure && 'fig', className)} />;
