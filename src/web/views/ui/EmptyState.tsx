import type { ReactNode } from 'react';
import { Strip } from '../figures/Strip.tsx';

interface EmptyStateProps {
  readonly title: string;
  /** The level of the heading; where this is all there is on a screen, its title is the heading of that screen. */
  readonly level?: 1 | 2 | 3;
  /** The reason, and one link elsewhere. */
  readonly children?: ReactNode;
}

/** An empty place: nothing is here. Not for errors. */
export function EmptyState({ title, level, children }: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className="empty">
      <Strip />
      <Title className={level ? undefined : 'strong'}>{title}</Title>
      {children}
    </div>
  );
}
