import { observer } from 'mobx-react-lite';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { benefitsFormUrl } from '#core/benefits/benefits-form-url.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { AddYoursCard } from '../reviews/AddYoursCard.tsx';
import { useWords } from '../words.tsx';

interface AddYourBenefitsProps {
  readonly urlName: string;
  /** How many have told. */
  readonly people: number;
}

/** Asks readers of the benefits of a company for what they get. */
export const AddYourBenefits = observer(function AddYourBenefits({ urlName, people }: AddYourBenefitsProps) {
  const { addYours: words } = useWords(benefitWords);
  const said = people === 0 ? words.none : people < fewestContributors ? words.few(fewestContributors - people) : words.many(people);
  return <AddYoursCard said={said} to={benefitsFormUrl({ company: urlName })} add={words.add} close={people > 0 ? words.close : undefined} />;
});
