import { observer } from 'mobx-react-lite';
import type { InterviewDraft } from '#core/interviews/interview-draft.ts';
import { interviewOf } from '#core/interviews/interview-form.ts';
import { GoingOutStore } from '#web/stores/exposure/going-out-store.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { InterviewFormStore } from '#web/stores/interviews/interview-form-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { interviewFormWords } from '#web/words/interviews/interview-form-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { ReadOver } from '../contributions/ReadOver.tsx';
import { SendPromises } from '../contributions/SendPromises.tsx';
import { HasToGo } from '../exposure/HasToGo.tsx';
import { MayPoint } from '../exposure/MayPoint.tsx';
import { StruckText } from '../exposure/StruckText.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import frame from '../contributions/contribution-form.module.css';
import styles from './interview-form.module.css';
import { useInterviewTexts } from './use-interview-texts.ts';

const earlier = ['job', 'rounds', 'story', 'end'] as const;

/** Full story as others will read it, with counted facts and promises. */
export const InterviewSendStep = observer(function InterviewSendStep() {
  const words = useWords(interviewFormWords);
  const { form: shared } = useWords(contributionWords);
  const { goingOut } = useWords(exposureWords);
  const store = useStore(InterviewFormStore);
  const written = useInterviewTexts();
  const isNamed = useStore(GoingOutStore).namedIn(written.texts).length > 0;
  return (
    <div className={frame.fields}>
      {store.isBegun && (
        <>
          <HasToGo written={written} />
          <MayPoint written={written} />
          <ReportedStory />
        </>
      )}
      <SendPromises
        promises={[words.key, words.together, words.changeable]}
        delay={isNamed ? goingOut.delay : words.delay}
        store={store}
        few={!store.isChange && shared.few}
      />
    </div>
  );
});

const ReportedStory = observer(function ReportedStory() {
  const words = useWords(interviewFormWords);
  const { card } = useWords(interviewWords);
  const store = useStore(InterviewFormStore);
  const { fields } = store.form.draft;
  const reported = interviewOf(fields);
  return (
    <ReadOver title={words.readOver} earlier={earlier.map((step) => ({ label: words.steps[step], url: store.urlOf(step) }))}>
      <SaidFacts reported={reported} />
      <SaidRounds reported={reported} />
      <Said heading={card.story} field="story" />
      <Said heading={card.tips} field="tips" />
      <Counted reported={reported} />
    </ReadOver>
  );
});

interface Reported {
  readonly reported: InterviewDraft;
}

const SaidFacts = observer(function SaidFacts({ reported: { experience, source, outcome, hardness } }: Reported) {
  const { card, experiences, sources, outcomes } = useWords(interviewWords);
  const names = useStore(ListNamesStore);
  const { companyName, designation, college } = useStore(InterviewFormStore).form.draft.fields;
  return (
    <>
      <p className="strong">{companyName}</p>
      <Provenance>
        {designation && names.nameOf(designation)}
        {experiences[experience]}
        {source && sources[source]}
        {source === 'campus' && college && card.at(college)}
        {card.hardness[hardness]}
        {outcomes[outcome]}
      </Provenance>
    </>
  );
});

const SaidRounds = observer(function SaidRounds({ reported: { rounds } }: Reported) {
  const words = useWords(interviewFormWords);
  const { card, rounds: kinds, hardnesses } = useWords(interviewWords);
  if (rounds.length === 0) return null;
  return (
    <ol className={`plain ${styles.rounds}`}>
      {[...rounds.entries()].map(([at, { kind, minutes, hardness, questions }]) => (
        // Rounds have no name of their own; their place is what they are.
        <li key={at}>
          <Provenance>
            <b>{words.round(at + 1, kinds[kind])}</b>
            {minutes !== null && card.minutes(minutes)}
            {hardness && hardnesses[hardness]}
          </Provenance>
          {questions.length > 0 && <p className={styles.said}>{questions.join('\n')}</p>}
        </li>
      ))}
    </ol>
  );
});

const Said = observer(function Said({ heading, field }: { readonly heading: string; readonly field: 'story' | 'tips' }) {
  const { texts } = useInterviewTexts();
  if ((texts[field] ?? '').trim() === '') return null;
  return (
    <div>
      <h4 className="lab">{heading}</h4>
      <p className={styles.said}>
        <StruckText field={field} texts={texts} />
      </p>
    </div>
  );
});

/** Facts shown only in aggregate (F-12, F-24). */
const Counted = observer(function Counted({ reported: { rounds, unpaidHours, offer } }: Reported) {
  const words = useWords(interviewFormWords);
  const { counted } = words;
  const { uncounted } = useStore(InterviewFormStore);
  const waits = rounds.flatMap(({ waitDays }) => waitDays ?? []);
  const answers = rounds.filter(({ hasFeedback }) => hasFeedback !== null);
  const said = [
    waits.length > 0 && counted.waits(waits.reduce((all, days) => all + days, 0)),
    answers.length > 0 && counted.feedback(answers.filter(({ hasFeedback }) => hasFeedback).length, answers.length),
    unpaidHours !== null && counted.unpaid(unpaidHours),
    offer && words.offerEnds[offer.end],
    offer && offer.letterDays !== null && counted.letter(offer.letterDays),
    offer && offer.joiningDays !== null && counted.joining(offer.joiningDays),
    offer && offer.movedDays !== null && counted.moved(offer.movedDays),
  ].filter((part) => typeof part === 'string');
  if (said.length === 0) return null;
  return (
    <div>
      <h4 className="lab">{uncounted ? words.uncountedTitle : words.countedTitle}</h4>
      <Provenance>{said}</Provenance>
    </div>
  );
});
