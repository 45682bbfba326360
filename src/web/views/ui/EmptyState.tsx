import type { ReactNode } from 'react';
import { Strip } from '../figures/Strip.tsx';
import { Link } from './Link.tsx';

interface EmptyStateProps {
  readonly title: string;
  /** The level of the heading; where this is all there is on a screen, its title is the heading of that screen. */
  readonly level?: 1 | 2 | 3;
  readonly because?: string;
  /** The way on. */
  readonly link?: { readonly label: string; readonly to: string } | undefined;
  /** What else leads on, such as a form. */
  readonly children?: ReactNode;
}

/** An empty place: nothing is here. Not for errors. */
export function EmptyState({ title, level, because, link, children }: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className="empty">
      <Strip />
      <Title className={level ? undefined : 'strong'}>{title}</Title>
      {because && <p>{because}</p>}
      {children}
      {link && (
        <Link to={link.to} className="btn">
          {link.label}
        </Link>
      )}
    </div>
  );
}
