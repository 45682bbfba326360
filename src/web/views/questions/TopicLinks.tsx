import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Named } from '#core/named.ts';
import { Link } from '../ui/Link.tsx';

interface TopicLinksProps {
  readonly heading: string;
  readonly topics: readonly Named[];
  readonly pathOf: (urlName: string) => string;
  readonly nameOf: (name: string) => string;
}

export const TopicLinks = observer(function TopicLinks({ heading, topics, pathOf, nameOf }: TopicLinksProps) {
  const id = useId();
  if (topics.length === 0) return null;
  return (
    <section className="stack g2" aria-labelledby={id}>
      <h2 id={id} className="lab">
        {heading}
      </h2>
      <div className="row">
        {topics.map(({ urlName, name }) => (
          <Link key={urlName} to={pathOf(urlName)} className="chip">
            {nameOf(name)}
          </Link>
        ))}
      </div>
    </section>
  );
});
