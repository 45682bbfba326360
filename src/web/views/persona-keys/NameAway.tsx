import { useEffect, useRef, type ReactNode } from 'react';

interface NameAwayProps {
  readonly heading: string;
  readonly says: readonly string[];
  /** True where it replaces a just answered question and takes the focus. */
  readonly isAnswer?: boolean;
  readonly children?: ReactNode;
}

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
