import { observer } from 'mobx-react-lite';
import { fewestContributors } from '#core/crowds/fewest.ts';
import type { FairPlace } from '#core/paid-fairly/fair-place.ts';
import { PaidFairlyStore } from '#web/stores/paid-fairly/paid-fairly-store.ts';
import { paidFairlyWords } from '#web/words/paid-fairly/paid-fairly-words.ts';
import calculator from '../calculators/calculators.module.css';
import { ConfidenceMark } from '../figures/ConfidenceMark.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { OfCompanies } from '../salaries/OfCompanies.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useWords } from '../words.tsx';
import { FairPicture } from './FairPicture.tsx';
import { FairScale } from './FairScale.tsx';
import { HowFair } from './HowFair.tsx';
import { Later } from './Later.tsx';
import { Onward } from './Onward.tsx';
import { useGroups } from './use-groups.ts';
import { verdictSaid } from './verdict-said.ts';

export const FairAnswer = observer(function FairAnswer() {
  const words = useWords(paidFairlyWords);
  const { question, amount, fair } = useStore(PaidFairlyStore);
  return (
    <div className={calculator['answers']}>
      <p className="vh" role="status">
        <Said />
      </p>
      <section id="result" tabIndex={-1} aria-label={words.answer} className={calculator['answers']}>
        {question && amount !== undefined ? (
          <Await request={fair}>{() => <Answered />}</Await>
        ) : (
          <EmptyState title={words.toCome} level={2}>
            <p className="sm muted">{words.toComeBecause}</p>
          </EmptyState>
        )}
      </section>
    </div>
  );
});

/** Answer for screen readers, announced when it changes. */
const Said = observer(function Said() {
  const words = useWords(paidFairlyWords);
  const store = useStore(PaidFairlyStore);
  const { place, amount, fair } = store;
  if (!place) return fair.value && amount !== undefined ? words.none : '';
  return `${verdictSaid(place, words)}. ${words.of[store.about].place(place.percentile, store.comparedIn)}`;
});

const Answered = observer(function Answered() {
  const words = useWords(paidFairlyWords);
  const { place } = useStore(PaidFairlyStore);
  if (!place)
    return (
      <>
        <EmptyState title={words.none} level={2}>
          <p className="sm muted">{words.noneBecause(fewestContributors)}</p>
        </EmptyState>
        <Onward />
      </>
    );
  return (
    <>
      <Place place={place} />
      <Later />
      <HowFair place={place} />
      <FairPicture place={place} />
      <Onward />
    </>
  );
});

const Place = observer(function Place({ place }: { readonly place: FairPlace }) {
  const words = useWords(paidFairlyWords);
  const { isWidened, comparedIn, company, job, about } = useStore(PaidFairlyStore);
  const said = words.of[about];
  const { named } = useGroups();
  const { percentile, interval, cells } = place;
  const { cell } = cells[0];
  return (
    <Card isFigure>
      <p className="sm">{comparedIn === 'nearest' && job.chosen ? words.nearest(named(cell), job.chosen.label) : words.among(named(cell))}</p>
      <OfCompanies companies={cell.figures.companies} say="few" />
      <h2>{verdictSaid(place, words)}</h2>
      <p className={calculator['found']}>{said.place(percentile, comparedIn)}</p>
      <p>{said.likely(...interval)}</p>
      <FairScale place={place} />
      <OfCompanies companies={cell.figures.companies} say="quarter" />
      {isWidened && <p className="sm muted">{company.chosen && !cell.group.company ? words.withoutCompany(company.chosen.name) : words.widened}</p>}
      <Provenance>
        <ConfidenceMark confidence={cell.figures.confidence} />
        {words.people(cell.figures.people)}
        {words.newest(cell.figures.newestMonth)}
      </Provenance>
    </Card>
  );
});
