import { useId, type ReactNode } from 'react';

interface KitSectionProps {
  readonly heading: string;
  readonly lead: string;
  readonly children: ReactNode;
}

export function KitSection({ heading, lead, children }: KitSectionProps) {
  const id = useId();
  return (
    <section className="section stack" aria-labelledby={id}>
      <div>
        <h2 id={id}>{heading}</h2>
        <p className="sm muted">{lead}</p>
      </div>
      {children}
    </section>
  );
}
