import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { GrievanceCase } from '#core/support/grievance-desk.ts';
import { GrievanceDeskStore } from '#web/stores/administration/grievance-desk-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { grievanceDeskWords } from '#web/words/administration/grievance-desk-words.ts';
import { useFocusAfterRender } from '../overlays/use-focus-after-render.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { classes } from '../ui/classes.ts';
import { useWords } from '../words.tsx';
import { GrievanceAnswerForm } from './GrievanceAnswerForm.tsx';
import styles from './administration.module.css';

/** Grievances with deadlines, waiting and soonest due first (S-119). */
export const GrievancesView = observer(function GrievancesView() {
  const words = useWords(grievanceDeskWords);
  const { log } = useWords(administrationWords);
  const { cases } = useStore(GrievanceDeskStore);
  const place = useRef<HTMLElement>(null);
  const lead = useRef<HTMLParagraphElement>(null);
  const focusAfterRender = useFocusAfterRender();
  // What waits is at the top, so that the first button belongs to the case that is due next.
  const goOn = () => focusAfterRender(() => place.current?.querySelector<HTMLElement>('li button') ?? lead.current);
  return (
    <section ref={place} className="stack g4">
      <p ref={lead} tabIndex={-1}>
        {words.lead}
      </p>
      <PagedList pages={cases} more={log.more} empty={<p className="muted">{words.none}</p>}>
        {(items) => (
          <ol className="card list">
            {items.map((each) => (
              <Case key={each.caseId} known={each} taken={goOn} />
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  );
});

interface CaseProps {
  readonly known: GrievanceCase;
  readonly taken: () => void;
}

const Case = observer(function Case({ known, taken }: CaseProps) {
  const words = useWords(grievanceDeskWords);
  const store = useStore(GrievanceDeskStore);
  const { caseId, kind, page, text, receivedOn, decideBy, answer } = known;
  const clock = store.clockOf(known);
  const isOpened = store.opened?.caseId === caseId;
  const button = useRef<HTMLButtonElement>(null);
  const focusAfterRender = useFocusAfterRender();
  return (
    <li className={`item ${styles.entry}`}>
      <strong className={classes(clock.is === 'overdue' && 'err')}>
        {answer ? words.answeredOn(words.outcomes[answer.outcome], answer.answeredOn) : words.clock(clock, decideBy)}
      </strong>
      <span className="xs muted">{words.came(words.kinds[kind], receivedOn)}</span>
      {page !== null && <Link to={page}>{page}</Link>}
      <p className={styles.said} dir="auto">
        {text}
      </p>
      {answer && (
        <p className={`inset ${styles.said}`} dir="auto">
          {answer.text}
        </p>
      )}
      {isOpened && <GrievanceAnswerForm cancelled={() => focusAfterRender(() => button.current)} taken={taken} />}
      {!answer && !isOpened && (
        <div className="needs-script">
          <Button ref={button} aria-label={words.answerNamed(words.kinds[kind], receivedOn)} onClick={() => store.begin(known)}>
            {words.answer}
          </Button>
        </div>
      )}
    </li>
  );
});
