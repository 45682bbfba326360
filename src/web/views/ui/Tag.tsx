import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface TagProps {
  /** `you` marks the reader's own place and nothing else. */
  readonly tone?: 'good' | 'warn' | 'bad' | 'ink' | 'you';
  readonly children: ReactNode;
}

/** Status in a word. Never pressed. */
export const Tag = ({ tone, children }: TagProps) => <span className={classes('tag', tone)}>{children}</span>;
