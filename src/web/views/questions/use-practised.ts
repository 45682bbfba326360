import { PracticeStore } from '#web/stores/questions/practice-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import type { QuestionWords } from '#web/words/en/questions/words.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { hrSubjectNamed } from '#core/questions/hr-subjects.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

export function practisedIn({ list, questions, meta }: PracticeStore, words: QuestionWords, listed: (name: string) => string): string {
  const [first] = questions.value ?? [];
  switch (list.of) {
    case 'company': {
      const name = meta.value?.company.name ?? list.company;
      return list.designation === null ? words.top.title(name) : words.top.titleOf(listed(meta.value?.designation?.name ?? list.designation), name);
    }
    case 'asked':
      return words.ask.title(list.company);
    case 'designation':
      return words.designation.title(listed(first?.designation?.urlName === list.designation ? first.designation.name : list.designation));
    case 'skill':
      return words.skill.title((questions.value ?? []).flatMap(({ skills }) => skills).find(({ urlName }) => urlName === list.skill)?.name ?? list.skill);
    case 'hr': {
      const subject = hrSubjectNamed(list.subject ?? '');
      return subject === undefined ? words.hr.title : words.hr.titleOf(words.hr.named[subject]);
    }
  }
}

export function usePractised(): string {
  const words = useWords(questionWords);
  const { listed } = useWords(companyWords);
  return practisedIn(useStore(PracticeStore), words, listed);
}
