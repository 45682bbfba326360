import { observer } from 'mobx-react-lite';
import { interviewsPath, screens } from '#core/navigation/screens.ts';
import { InterviewStore } from '#web/stores/interviews/interview-store.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { OneScreen } from '../companies/OneScreen.tsx';
import { ReplyVersions } from '../company-replies/ReplyVersions.tsx';
import { useStore } from '../stores.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { InterviewCard } from './InterviewCard.tsx';
import { useStoryTitle } from './use-story-title.ts';

export const InterviewScreen = observer(function InterviewScreen() {
  const { one: words } = useWords(interviewWords);
  const shell = useWords(navigationWords);
  const titleOf = useStoryTitle();
  const { one, isMissing } = useStore(InterviewStore);
  return (
    <OneScreen request={one} isMissing={isMissing} words={words}>
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
          {known.reply && <ReplyVersions aboutId={known.interviewId} />}
          <p>
            <Link to={interviewsPath(known.company.urlName)} className="btn">
              {words.all(known.company.name)}
            </Link>
          </p>
        </>
      )}
    </OneScreen>
  );
});
