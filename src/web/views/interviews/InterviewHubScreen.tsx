import { observer } from 'mobx-react-lite';
import { designationQuestionsPath, screens, skillQuestionsPath } from '#core/navigation/screens.ts';
import { interviewFormUrl } from '#core/interviews/interview-form-url.ts';
import { interviewSorts } from '#core/interviews/interview-search.ts';
import { interviewHubUrl } from '#core/interviews/interview-urls.ts';
import { candidateExperiences } from '#core/interviews/interview.ts';
import { InterviewHubStore } from '#web/stores/interviews/interview-hub-store.ts';
import { QuestionTopicsStore } from '#web/stores/questions/question-topics-store.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { ContributedSkeleton } from '../companies/ContributedSkeleton.tsx';
import contributed from '../companies/contributed.module.css';
import { HeadlineLine } from '../figures/HeadlineLine.tsx';
import { TopicLinks } from '../questions/TopicLinks.tsx';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { ChosenChips } from '../ui/ChosenChips.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { LinkChips } from '../ui/LinkChips.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useWords } from '../words.tsx';
import { InterviewCard } from './InterviewCard.tsx';
import { InterviewLookups } from './InterviewLookups.tsx';
import styles from './interviews.module.css';

/** How companies interview: a search first, and below it the newest stories. */
export const InterviewHubScreen = observer(function InterviewHubScreen() {
  const { hub: words } = useWords(interviewWords);
  return (
    <div className={`wrap page ${styles.hub}`}>
      <header>
        <h1>{words.heading}</h1>
        <p className="muted">
          {words.lead}
          <HeadlineLine kind="interviews" said={words.counted} />
        </p>
      </header>
      <Part>
        <InterviewLookups />
      </Part>
      <section className={styles.latest} aria-labelledby="latest">
        <h2 id="latest">{words.latest}</h2>
        <HubChoices />
        <Part>
          <HubList />
        </Part>
      </section>
      <Part>
        <Topics />
      </Part>
      <p className="row">
        <Link to={interviewFormUrl()} className="btn main">
          {words.write}
        </Link>
        <Link to={screens.hrQuestions} className="btn">
          {words.hr}
        </Link>
        <Link to={screens.practice} className="btn">
          {words.practise}
        </Link>
        <Link to={screens.colleges} className="btn">
          {words.colleges}
        </Link>
      </p>
    </div>
  );
});

/** The ways to what is asked, whichever company it is. */
const Topics = observer(function Topics() {
  const { hub: words } = useWords(interviewWords);
  const { nameOf } = useWords(listWords);
  const { topics } = useStore(QuestionTopicsStore);
  if (!topics.value) return null;
  const { designations, skills } = topics.value;
  return (
    <>
      <TopicLinks heading={words.byJob} topics={designations} pathOf={designationQuestionsPath} nameOf={nameOf} />
      <TopicLinks heading={words.bySkill} topics={skills} pathOf={skillQuestionsPath} nameOf={nameOf} />
    </>
  );
});

/** Whose stories are shown, and in which order: links, so that each has a URL. */
const HubChoices = observer(function HubChoices() {
  const { hub, filters, experiences, clear } = useWords(interviewWords);
  const { nameOf } = useWords(listWords);
  const { search, designationName } = useStore(InterviewHubStore);
  const job = nameOf(designationName ?? '');
  const without = interviewHubUrl({ ...search, designation: null });
  return (
    <>
      <ChosenChips
        label={filters.chosen}
        chips={designationName === null ? [] : [{ label: job, remove: filters.without(job), without }]}
        clear={{ label: clear, to: screens.interviews }}
      />
      <LinkChips
        label={hub.experience}
        chips={[null, ...candidateExperiences].map((experience) => ({
          label: experience === null ? hub.all : experiences[experience],
          to: interviewHubUrl({ ...search, experience }),
          isCurrent: experience === search.experience,
        }))}
      />
      <LinkChips
        label={filters.sort}
        chips={interviewSorts.map((sort) => ({ label: filters.sorts[sort], to: interviewHubUrl({ ...search, sort }), isCurrent: sort === search.sort }))}
      />
    </>
  );
});

const HubList = observer(function HubList() {
  const words = useWords(interviewWords);
  const { search, pages } = useStore(InterviewHubStore);
  const isNarrowed = search.designation !== null || search.experience !== null;
  return (
    <PagedList
      pages={pages}
      more={words.more}
      end={words.end}
      urlOf={(cursor) => interviewHubUrl(search, cursor)}
      meanwhile={<ContributedSkeleton />}
      empty={
        <EmptyState title={isNarrowed ? words.noneFound : words.hub.none}>
          <Link to={isNarrowed ? screens.interviews : screens.companies} className="btn">
            {isNarrowed ? words.clear : words.hub.companies}
          </Link>
        </EmptyState>
      }
    >
      {(items) => (
        <div className={contributed.cards}>
          {items.map((interview) => (
            <InterviewCard key={interview.interviewId} interview={interview} namesCompany />
          ))}
        </div>
      )}
    </PagedList>
  );
});
