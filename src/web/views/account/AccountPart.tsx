import { useState, type ReactNode } from 'react';
import { useLocation } from '../router.ts';
import { DownIcon } from '../ui/icons.tsx';

interface AccountPartProps {
  readonly id: string;
  readonly heading: string;
  /** True where something in it is under way. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Folded row of the page, of which the browser opens one at a time. */
export function AccountPart({ id, heading, isOpen, children }: AccountPartProps) {
  const isWanted = useLocation().hash === `#${id}` || isOpen;
  const [isUnfolded, unfold] = useState(isWanted);
  const [wasWanted, note] = useState(isWanted);
  if (isWanted !== wasWanted) {
    note(isWanted);
    if (isWanted) unfold(true);
  }
  return (
    <section className="card" aria-labelledby={id}>
      <details name="account" className="fold" open={isUnfolded} onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
        <summary>
          <h2 id={id}>{heading}</h2>
          <DownIcon />
        </summary>
        <div className="stack g4">{children}</div>
      </details>
    </section>
  );
}
