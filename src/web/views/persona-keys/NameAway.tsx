import type { ReactNode } from 'react';

interface NameAwayProps {
  readonly heading: string;
  readonly says: readonly string[];
  readonly children?: ReactNode;
}

/** The card of a name that cannot be written under here, or not any more, or of none. */
export function NameAway({ heading, says, children }: NameAwayProps) {
  return (
    <section className="card stack" aria-labelledby="where">
      <h2 id="where">{heading}</h2>
      {says.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {children}
    </section>
  );
}
