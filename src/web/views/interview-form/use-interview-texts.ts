import { InterviewFormStore } from '#web/stores/interviews/interview-form-store.ts';
import { interviewFormWords } from '#web/words/interviews/interview-form-words.ts';
import type { FormTexts } from '../exposure/form-texts.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

export function useInterviewTexts(): FormTexts {
  const words = useWords(interviewFormWords);
  const store = useStore(InterviewFormStore);
  const { story, tips, companyName } = store.form.draft.fields;
  return {
    texts: { story, tips },
    company: companyName,
    fieldNames: { story: words.story, tips: words.tips },
    onReplace: (field, text) => store.type({ [field]: text }),
    urlOf: () => store.urlOf('story'),
  };
}
