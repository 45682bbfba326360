import type { ReactNode } from 'react';
import { Strip } from '../figures/Strip.tsx';
import { Link } from './Link.tsx';

interface EmptyStateProps {
  readonly title: string;
  /** Heading level; 1 where the empty state is the whole screen. */
  readonly level?: 1 | 2 | 3;
  readonly because?: string;
  readonly link?: { readonly label: string; readonly to: string } | undefined;
  readonly children?: ReactNode;
}

/** Empty place, not for errors. */
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
