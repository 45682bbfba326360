import { observer } from 'mobx-react-lite';
import { benefitsFormUrl } from '#core/benefits/benefits-form-url.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { AddYoursCard } from '../reviews/AddYoursCard.tsx';
import { useWords } from '../words.tsx';

interface AddYourBenefitsProps {
  readonly urlName: string;
  /** Lower bound of contributors, 1 where they are few. */
  readonly people: number;
}

export const AddYourBenefits = observer(function AddYourBenefits({ urlName, people }: AddYourBenefitsProps) {
  const { addYours: words } = useWords(benefitWords);
  return (
    <AddYoursCard
      said={people > 1 ? words.many(people) : words.none}
      to={benefitsFormUrl({ company: urlName })}
      add={words.add}
      close={people > 0 ? words.close : undefined}
    />
  );
});
