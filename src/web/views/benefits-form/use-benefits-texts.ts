import { BenefitsFormStore } from '#web/stores/benefits/benefits-form-store.ts';
import { benefitsFormWords } from '#web/words/benefits/benefits-form-words.ts';
import type { FormTexts } from '../exposure/form-texts.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

export function useBenefitsTexts(): FormTexts {
  const words = useWords(benefitsFormWords);
  const store = useStore(BenefitsFormStore);
  const { note, companyName } = store.form.draft.fields;
  return {
    texts: { note },
    company: companyName,
    fieldNames: { note: words.note },
    onReplace: (field, text) => store.type({ [field]: text }),
    urlOf: () => undefined,
  };
}
