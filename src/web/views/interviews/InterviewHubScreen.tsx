import { observer } from 'mobx-react-lite';
import { designationQuestionsPath, screens, skillQuestionsPath } from '#core/navigation/screens.ts';
import { interviewFormUrl } from '#core/interviews/interview-form-url.ts';
import { contributionSorts } from '#core/contributions/contribution-order.ts';
import { interviewHubUrl } from '#core/interviews/interview-urls.ts';
import { candidateExperiences } from '#core/interviews/interview.ts';
import { InterviewHubStore } from '#web/stores/interviews/interview-hub-store.ts';
import { QuestionTopicsStore } from '#web/stores/questions/question-topics-store.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { ContributedCards } from '../companies/ContributedCards.tsx';
import { HubScreen } from '../companies/HubScreen.tsx';
import { TopicLinks } from '../questions/TopicLinks.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { ChosenChips } from '../ui/ChosenChips.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButtons } from '../ui/LinkButtons.tsx';
import { LinkChips } from '../ui/LinkChips.tsx';
import { useWords } from '../words.tsx';
import { InterviewCard } from './InterviewCard.tsx';
import { InterviewLookups } from './InterviewLookups.tsx';
import styles from './interviews.module.css';

/** Search for interviews and the newest stories. */
export const InterviewHubScreen = observer(function InterviewHubScreen() {
  const { hub: words } = useWords(interviewWords);
  return (
    <HubScreen kind="interviews" words={words}>
      <ErrorBoundary>
        <InterviewLookups />
      </ErrorBoundary>
      <section className={styles.latest} aria-labelledby="latest">
        <h2 id="latest">{words.latest}</h2>
        <HubChoices />
        <ErrorBoundary>
          <HubList />
        </ErrorBoundary>
      </section>
      <ErrorBoundary>
        <Topics />
      </ErrorBoundary>
      <p className="row">
        <LinkButtons
          links={[
            { label: words.write, to: interviewFormUrl() },
            { label: words.hr, to: screens.hrQuestions },
            { label: words.practise, to: screens.practice },
            { label: words.colleges, to: screens.colleges },
          ]}
        />
      </p>
    </HubScreen>
  );
});

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

/** Filters and orders as links, each with a URL. */
const HubChoices = observer(function HubChoices() {
  const { hub, filters, experiences, clear } = useWords(interviewWords);
  const { nameOf } = useWords(listWords);
  const { search, designationName } = useStore(InterviewHubStore);
  const without = interviewHubUrl({ ...search, designation: null });
  return (
    <>
      <ChosenChips
        words={filters}
        chips={designationName === null ? [] : [{ label: nameOf(designationName), without }]}
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
        chips={contributionSorts.map((sort) => ({ label: filters.sorts[sort], to: interviewHubUrl({ ...search, sort }), isCurrent: sort === search.sort }))}
      />
    </>
  );
});

const HubList = observer(function HubList() {
  const words = useWords(interviewWords);
  const { search, pages } = useStore(InterviewHubStore);
  const isNarrowed = search.designation !== null || search.experience !== null;
  return (
    <ContributedCards
      pages={pages}
      words={words}
      urlOf={(cursor) => interviewHubUrl(search, cursor)}
      empty={
        isNarrowed ? (
          <EmptyState title={words.noneFound} link={{ label: words.clear, to: screens.interviews }} />
        ) : (
          <EmptyState title={words.hub.none} link={{ label: words.hub.companies, to: screens.companies }} />
        )
      }
    >
      {(interview) => <InterviewCard key={interview.interviewId} interview={interview} namesCompany />}
    </ContributedCards>
  );
});
