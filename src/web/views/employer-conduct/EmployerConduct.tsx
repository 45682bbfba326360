import { observer } from 'mobx-react-lite';
import { fewestTimedReplies, isQuiet, removalSides, removedIn, type Conduct } from '#core/employer-conduct/conduct.ts';
import { grouped } from '#core/figures/counts.ts';
import { screens } from '#core/navigation/screens.ts';
import { conductWords } from '#web/words/employer-conduct/conduct-words.ts';
import { useMonday } from '../content/use-monday.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './employer-conduct.module.css';

/** Employer's conduct counted from stored data (F-18). Where there is none, what was removed says so. */
export const EmployerConduct = observer(function EmployerConduct({ conduct }: { readonly conduct: Conduct }) {
  const words = useWords(conductWords);
  if (isQuiet(conduct)) return null;
  return (
    <section className="section stack g3" aria-labelledby="conduct">
      <h2 id="conduct">{words.heading}</h2>
      <ByStars byStars={conduct.byStars} />
      <Facts conduct={conduct} />
      <p className="hint">{words.lead}</p>
      <Link to={screens.transparency} className="go">
        {words.ledger}
      </Link>
    </section>
  );
});

/** Reports and removals by stars, left out without any; those of the employer where there are some. */
const ByStars = observer(function ByStars({ byStars }: Pick<Conduct, 'byStars'>) {
  const words = useWords(conductWords);
  if (byStars.every((each) => each.reportsDecided + each.askedByEmployer + removedIn([each]) === 0)) return null;
  const isAsked = byStars.some(({ askedByEmployer }) => askedByEmployer > 0);
  return (
    <table className="table">
      <caption className="vh">{words.table}</caption>
      <thead>
        <tr>
          <th scope="col">{words.stars}</th>
          {isAsked && <th scope="col">{words.askedHere}</th>}
          <th scope="col">{words.reported}</th>
          <th scope="col">{words.upheld}</th>
          <th scope="col">{words.removed}</th>
        </tr>
      </thead>
      <tbody>
        {byStars.map(({ stars, askedByEmployer, agreedWithEmployer, reportsDecided, reportsUpheld, removedFor }) => (
          <tr key={stars}>
            <th scope="row">{stars}</th>
            {isAsked && <td>{words.agreed(agreedWithEmployer, askedByEmployer)}</td>}
            <td>{grouped(reportsDecided)}</td>
            <td>{words.share(reportsUpheld, reportsDecided)}</td>
            <td>{grouped(removedIn([{ removedFor }]))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** Requesters and other facts, answers and invitations only where there are some. */
const Facts = observer(function Facts({ conduct: { byStars, removedElse, restored, legalNotices, bursts, replies, invited } }: { readonly conduct: Conduct }) {
  const words = useWords(conductWords);
  const monday = useMonday();
  const week = (each: string) => words.week(monday(each));
  const asked = removalSides.map((side) => [words.sides[side], removedIn(byStars, [side])] as const);
  const facts = [
    ...asked.map(([side, count]) => [`${words.asked}: ${side}`, count > 0 && grouped(count)] as const),
    [words.removedElse, removedElse > 0 && grouped(removedElse)],
    [words.legalNotices, grouped(legalNotices)],
    [words.restored, restored > 0 && grouped(restored)],
    [words.bursts, bursts.length === 0 ? words.noBursts : bursts.map(week).join(', ')],
    [words.replies, replies && words.answered(replies.answered, replies.reviews, replies.answered < fewestTimedReplies ? null : replies.medianDays)],
    [words.invited, invited !== null && grouped(invited)],
  ] as const;
  return (
    <dl className={`pairs ${styles.facts}`}>
      {facts.map(
        ([term, fact]) =>
          fact && (
            <div key={term} className={styles.fact}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
});
