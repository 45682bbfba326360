import { observer } from 'mobx-react-lite';
import type { HostNumbers } from '#core/usage/host-numbers.ts';
import { countedContributions } from '#core/usage/host-numbers.ts';
import { hostNumberWords } from '#web/words/usage/host-number-words.ts';
import { Bars } from '../figures/Bars.tsx';
import { useWords } from '../words.tsx';
import { SpanPicture } from './SpanPicture.tsx';

export const ContributionsByWeek = observer(function ContributionsByWeek({ weeks }: Pick<HostNumbers, 'weeks'>) {
  const { contributions: words, number } = useWords(hostNumberWords);
  if (weeks.length === 0) return null;
  const spans = weeks.map(({ week, contributions }) => ({ begins: week, times: contributions.reduce((sum, { times }) => sum + times, 0) }));
  const [before, latest] = spans.slice(-2);
  const all = weeks.flatMap(({ contributions }) => contributions);
  const kinds = countedContributions
    .map((kind) => ({ kind, times: all.reduce((sum, each) => (each.kind === kind ? sum + each.times : sum), 0) }))
    .filter(({ times }) => times > 0)
    .toSorted((one, other) => other.times - one.times);
  const most = kinds[0]?.times ?? 1;
  return (
    <section className="stack g4" aria-labelledby="contributions">
      <h2 id="contributions">{words.heading}</h2>
      <p className="muted">{words.lead}</p>
      <Bars bars={kinds.map(({ kind, times }) => ({ label: words.kinds[kind], share: (times * 100) / most, said: number(times) }))} />
      {latest && before && <p>{words.latest(latest.times, before.times)}</p>}
      {spans.length > 1 && <SpanPicture spans={spans} finding={words.finding} columns={[words.week, words.total]} />}
    </section>
  );
});
