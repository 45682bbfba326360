import { observer } from 'mobx-react-lite';
import { collegePath, designationQuestionsPath, interviewPath, interviewsPath } from '#core/navigation/screens.ts';
import type { Interview } from '#core/interviews/interview.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import contributed from '../companies/contributed.module.css';
import { ReplyBelow } from '../company-replies/ReplyBelow.tsx';
import { HelpfulActions } from '../content/HelpfulActions.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { useMonday } from '../content/use-monday.ts';
import { Link } from '../ui/Link.tsx';
import { Tag } from '../ui/Tag.tsx';
import { inItsLanguage } from '../ui/in-its-language.ts';
import { useWords } from '../words.tsx';
import { ReportedRounds } from './ReportedRounds.tsx';
import { useStoryTitle } from './use-story-title.ts';
import styles from './interviews.module.css';

interface InterviewCardProps {
  readonly interview: Interview;
  /** Names the company where stories of several are listed. */
  readonly namesCompany?: boolean;
  readonly isAlone?: boolean;
}

export const InterviewCard = observer(function InterviewCard({ interview, namesCompany = false, isAlone = false }: InterviewCardProps) {
  const { card, outcomes } = useWords(interviewWords);
  const { nameOf } = useWords(listWords);
  const titleOf = useStoryTitle();
  const { interviewId, company, designation, outcome, rounds, story, tips, helpfulCount, isCounted } = interview;
  return (
    <article className={`card ${contributed.card} ${styles.story}`}>
      <div>
        {namesCompany && (
          <p className="sm">
            <Link to={interviewsPath(company.urlName)}>{company.name}</Link>
          </p>
        )}
        <div className={styles.given}>
          {isAlone ? (
            <h1 className={contributed.title}>{titleOf(interview)}</h1>
          ) : (
            <h3 className={contributed.title}>
              {designation ? <Link to={designationQuestionsPath(designation.urlName)}>{card.forJob(nameOf(designation.name))}</Link> : card.forJob(undefined)}
            </h3>
          )}
          <Tag {...(outcome === 'offered' && { tone: 'good' as const })} {...(outcome === 'silent' && { tone: 'warn' as const })}>
            {outcomes[outcome]}
          </Tag>
        </div>
        <FactsLine interview={interview} />
        {!isCounted && <p className="sm muted">{card.uncounted}</p>}
      </div>
      <ReportedRounds rounds={rounds} isAlone={isAlone} />
      {story !== '' && <Said heading={card.story} text={story} isAlone={isAlone} />}
      {tips !== null && tips !== '' && <Said heading={card.tips} text={tips} isAlone={isAlone} />}
      {interview.reply && <ReplyBelow reply={interview.reply} company={company.name} />}
      <HelpfulActions
        resource={{ resourceId: interviewId, resourceType: 'INTERVIEW' }}
        helpfulCount={helpfulCount}
        title={titleOf(interview)}
        text={[story, tips ?? ''].join('\n\n')}
        path={interviewPath(interviewId)}
        isAlone={isAlone}
        words={card}
      />
    </article>
  );
});

const FactsLine = observer(function FactsLine({ interview: { experience, hardness, source, college, week, isEdited } }: Pick<InterviewCardProps, 'interview'>) {
  const { card, experiences, sources } = useWords(interviewWords);
  const { nameOf } = useWords(listWords);
  const monday = useMonday();
  return (
    <Provenance>
      {experiences[experience]}
      {card.hardness[hardness]}
      {source && sources[source]}
      {college && (
        <Link to={collegePath(college.urlName)} className="plain">
          {card.at(nameOf(college.name))}
        </Link>
      )}
      {card.week(monday(week))}
      {isEdited && card.edited}
    </Provenance>
  );
});

interface SaidProps {
  readonly heading: string;
  readonly text: string;
  readonly isAlone: boolean;
}

const Said = ({ heading, text, isAlone }: SaidProps) => {
  const Heading = isAlone ? 'h2' : 'h4';
  return (
    <div>
      <Heading className={`lab ${styles.part}`}>{heading}</Heading>
      <p className={contributed.text} {...inItsLanguage(text)}>
        {text}
      </p>
    </div>
  );
};
