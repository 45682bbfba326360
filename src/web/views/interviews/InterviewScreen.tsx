import { observer } from 'mobx-react-lite';
import { interviewsPath, screens } from '#core/navigation/screens.ts';
import { InterviewStore } from '#web/stores/interviews/interview-store.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import company from '../companies/company.module.css';
import { ReviewCardsSkeleton } from '../reviews/ReviewCardsSkeleton.tsx';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { InterviewCard } from './InterviewCard.tsx';
import { useStoryTitle } from './use-story-title.ts';

/** The story of one interview at its own address. */
export const InterviewScreen = observer(function InterviewScreen() {
  const { one } = useWords(interviewWords);
  const shell = useWords(navigationWords);
  const titleOf = useStoryTitle();
  const { interview, isMissing } = useStore(InterviewStore);
  if (isMissing) return <NoInterview />;
  return (
    <div className={`wrap page ${company.screen}`}>
      <Part>
        <Await request={interview} meanwhile={<ReviewCardsSkeleton />}>
          {(known) => (
            <>
              <Crumbs
                steps={[
                  { label: shell.interviews, to: screens.interviews },
                  { label: known.company.name, to: interviewsPath(known.company.urlName) },
                  { label: titleOf(known) },
                ]}
              />
              <InterviewCard interview={known} isAlone />
              <p>
                <Link to={interviewsPath(known.company.urlName)} className="btn">
                  {one.all(known.company.name)}
                </Link>
              </p>
            </>
          )}
        </Await>
      </Part>
    </div>
  );
});

const NoInterview = observer(function NoInterview() {
  const { one } = useWords(interviewWords);
  return (
    <div className={`wrap page ${company.screen}`}>
      <EmptyState title={one.missing} level={1}>
        <p>{one.missingBecause}</p>
        <Link to={screens.transparency} className="btn">
          {one.ledger}
        </Link>
      </EmptyState>
    </div>
  );
});
