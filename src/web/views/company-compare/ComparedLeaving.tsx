import { observer } from 'mobx-react-lite';
import type { ComparedCompany } from '#core/company-compare/company-comparison.ts';
import type { CrowdSpread } from '#core/crowds/figure.ts';
import type { ExitFigures } from '#core/reviews/exit-figures.ts';
import { companyCompareWords } from '#web/words/company-compare/company-compare-words.ts';
import { insightWords } from '#web/words/reviews/insight-words.ts';
import { useWords } from '../words.tsx';
import { CompareNote, CompareRow, CompareSection } from './CompareRow.tsx';
import { SaidBy } from './SaidBy.tsx';

interface LeavingFigure {
  readonly people: number;
  readonly said: string;
  readonly around?: string;
}

/** Leaving conditions from reviews (F-06), without those too few reported. */
export const ComparedLeaving = observer(function ComparedLeaving({ companies }: { readonly companies: readonly ComparedCompany[] }) {
  const { leaving, interviews } = useWords(companyCompareWords);
  const { exit: words } = useWords(insightWords);
  const spread = (of: CrowdSpread | null, say: (value: number) => string): LeavingFigure | null =>
    of && { people: of.people, said: say(of.median), around: words.between(say(of.low), say(of.high)) };
  const lines: readonly (readonly [label: string, of: (exit: ExitFigures) => LeavingFigure | null])[] = [
    [words.notice, ({ noticeDays }) => spread(noticeDays, words.days)],
    [
      words.buyout,
      ({ buyout }) =>
        buyout && { people: buyout.people, said: words.share(buyout.allowed, 0), around: words.buyoutSaid(buyout.allowed, buyout.refused, buyout.notAsked) },
    ],
    [words.bond, ({ bond }) => bond && { people: bond.people, said: words.share(bond.percent, bond.people) }],
    [words.bondRupees, ({ bondRupees }) => spread(bondRupees, words.rupees)],
    [words.relieving, ({ relievingDays }) => spread(relievingDays, words.days)],
    [words.settlement, ({ settlementDays }) => spread(settlementDays, words.days)],
    [words.withheld, ({ withheld }) => withheld && { people: withheld.people, said: words.share(withheld.percent, withheld.people) }],
  ];
  const known = lines.filter(([, of]) => companies.some(({ exit }) => of(exit)));
  return (
    <CompareSection title={leaving.heading} columns={companies.length}>
      {known.length === 0 && <CompareNote columns={companies.length}>{words.none}</CompareNote>}
      {known.map(([label, of]) => (
        <CompareRow key={label} label={label} companies={companies}>
          {({ exit }) => {
            const figure = of(exit);
            return figure ? (
              <SaidBy said={figure.said} around={figure.around} people={words.people(figure.people)} />
            ) : (
              <span className="muted">{interviews.few}</span>
            );
          }}
        </CompareRow>
      ))}
    </CompareSection>
  );
});
