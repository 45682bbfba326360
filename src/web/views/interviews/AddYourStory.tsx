import { observer } from 'mobx-react-lite';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { interviewFormUrl } from '#core/interviews/interview-form-url.ts';
import { CompanyInterviewsStore } from '#web/stores/interviews/company-interviews-store.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { AddYoursCard } from '../reviews/AddYoursCard.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Asks readers of the interviews of a company for theirs. */
export const AddYourStory = observer(function AddYourStory() {
  const { addYours: words } = useWords(interviewWords);
  const { urlName, search, filters } = useStore(CompanyInterviewsStore);
  const count = filters.value?.figures.interviewsCount;
  if (count === undefined) return null;
  const said = count === 0 ? words.none : count < fewestContributors ? words.few(fewestContributors - count) : words.many(count);
  const form = interviewFormUrl({ company: urlName, designation: search.designation });
  return <AddYoursCard said={said} to={form} add={words.add} close={count > 0 ? words.close : undefined} />;
});
