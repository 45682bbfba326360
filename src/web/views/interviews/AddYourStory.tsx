import { observer } from 'mobx-react-lite';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { hasInterviews } from '#core/interviews/interview-figures.ts';
import { interviewFormUrl } from '#core/interviews/interview-form-url.ts';
import { CompanyInterviewsStore } from '#web/stores/interviews/company-interviews-store.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { AddYoursCard } from '../reviews/AddYoursCard.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

export const AddYourStory = observer(function AddYourStory() {
  const { addYours: words } = useWords(interviewWords);
  const { urlName, search, filters } = useStore(CompanyInterviewsStore);
  if (!filters.value) return null;
  const { figures } = filters.value;
  const [count, isEmpty] = [figures.interviewsCount, !hasInterviews(figures)];
  const said = isEmpty ? words.none : count < fewestContributors ? words.few(fewestContributors - count) : words.many(count);
  const form = interviewFormUrl({ company: urlName, designation: search.designation });
  return <AddYoursCard said={said} to={form} add={words.add} close={isEmpty ? undefined : words.close} />;
});
