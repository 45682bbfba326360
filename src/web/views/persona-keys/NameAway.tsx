import { useEffect, useRef, type ReactNode } from 'react';

interface NameAwayProps {
  readonly heading: string;
  readonly says: readonly string[];
  /** Whether it comes in the place of what was just answered, and takes the focus to say so. */
  readonly isAnswer?: boolean;
  readonly children?: ReactNode;
}

/** The card of a name that cannot be written under here, or not any more, or of none. */
export function NameAway({ heading, says, isAnswer = false, children }: NameAwayProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) title.current?.focus();
  }, [isAnswer]);
  return (
    <section className="card stack" aria-labelledby="where">
      <h2 id="where" ref={title} tabIndex={isAnswer ? -1 : undefined}>
        {heading}
      </h2>
      {says.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {children}
    </section>
  );
}
