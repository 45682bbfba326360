import { observer } from 'mobx-react-lite';
import type { HostNumbers, VitalPercentiles } from '#core/usage/host-numbers.ts';
import { judgedVitals, verdictOf, type JudgedVital, type VitalVerdict } from '#core/usage/vital-verdict.ts';
import { hostNumberWords } from '#web/words/usage/host-number-words.ts';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';
import { LongTable } from './LongTable.tsx';
import { pageNamed } from './page-named.ts';

const tones = { good: 'good', 'needs-work': 'warn', poor: 'bad' } as const satisfies Record<VitalVerdict, string>;

/** Pages by visits, with speed and a verdict by the published limits. */
export const ScreensTable = observer(function ScreensTable({ screens }: Pick<HostNumbers, 'screens'>) {
  const { screens: words, number } = useWords(hostNumberWords);
  return (
    <LongTable
      id="screens"
      heading={words.heading}
      lead={words.lead}
      columns={[words.page, words.opened, ...judgedVitals]}
      rows={screens.map(({ pageName, times, vitals }) => ({
        key: pageName,
        cells: [
          pageNamed(pageName),
          number(times),
          ...judgedVitals.map((vital) => <Verdict key={vital} of={vital} measured={vitals.find((each) => each.vital === vital)} />),
        ],
      }))}
    />
  );
});

const Verdict = observer(function Verdict({ of, measured }: { readonly of: JudgedVital; readonly measured: VitalPercentiles | undefined }) {
  const { screens: words } = useWords(hostNumberWords);
  if (!measured) return <span className="muted">{words.unknown}</span>;
  const verdict = verdictOf(of, measured.p75);
  return (
    <>
      {words.value(of, measured.p75)} <Tag tone={tones[verdict]}>{words.verdicts[verdict]}</Tag>
    </>
  );
});
