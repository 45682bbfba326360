import { observer } from 'mobx-react-lite';
import { fewestPeople } from '#core/paid-fairly/fewest-people.ts';
import type { FairPlace } from '#core/salaries/fair-place.ts';
import { PaidFairlyStore } from '#web/stores/paid-fairly/paid-fairly-store.ts';
import { paidFairlyWords } from '#web/words/paid-fairly/paid-fairly-words.ts';
import calculator from '../calculators/calculators.module.css';
import { ConfidenceMark } from '../figures/ConfidenceMark.tsx';
import { Provenance } from '../figures/Provenance.tsx';
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

/** The answer, as soon as all is said that it needs. */
export const FairAnswer = observer(function FairAnswer() {
  const words = useWords(paidFairlyWords);
  const { question, amount, fair } = useStore(PaidFairlyStore);
  return (
    <div className={calculator['answers']}>
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

const Answered = observer(function Answered() {
  const words = useWords(paidFairlyWords);
  const { place } = useStore(PaidFairlyStore);
  if (!place)
    return (
      <>
        <div role="status">
          <EmptyState title={words.none} level={2}>
            <p className="sm muted">{words.noneBecause(fewestPeople)}</p>
          </EmptyState>
        </div>
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

/** The place in sentences, on a scale, and how far it can be relied on. */
const Place = observer(function Place({ place }: { readonly place: FairPlace }) {
  const words = useWords(paidFairlyWords);
  const { isWidened } = useStore(PaidFairlyStore);
  const { named } = useGroups();
  const { percentile, interval, cells } = place;
  const { cell } = cells[0];
  return (
    <Card isFigure>
      <div aria-live="polite" aria-atomic="true">
        <h2>{place.around ? words.around[place.around] : words.verdict[place.verdict]}</h2>
        <p className={calculator['found']}>{words.place(percentile, cell.level < 4)}</p>
        <p>{words.likely(...interval)}</p>
      </div>
      <FairScale place={place} />
      <p>{words.among(named(cell))}</p>
      {isWidened && <p className="sm muted">{words.widened}</p>}
      <Provenance>
        <ConfidenceMark confidence={cell.figures.confidence} />
        {words.people(cell.figures.people)}
        {words.newest(cell.figures.newestMonth)}
      </Provenance>
    </Card>
  );
});
