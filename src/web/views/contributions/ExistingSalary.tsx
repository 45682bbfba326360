import { observer } from 'mobx-react-lite';
import { salariesPath } from '#core/navigation/screens.ts';
import { salaryFormUrl } from '#core/salaries/salary-form-url.ts';
import type { LocalSalary } from '#web/stores/contributions/local-salary.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { SalaryCheckIn } from './SalaryCheckIn.tsx';
import type { ExistingProps } from './ExistingModerated.tsx';
import { StandsNow } from './StandsNow.tsx';

/** Salary with its author's actions. Never shown alone, so it links to the figures (F-02). */
export const ExistingSalary = observer(function ExistingSalary({ one, remove }: ExistingProps<LocalSalary>) {
  const { list: words, kinds } = useWords(contributionWords);
  const names = useStore(ListNamesStore);
  const own = one.asking.value;
  if (!own) return null;
  const { pay, states } = kinds.salary;
  const said = [names.nameOf(own.designation), names.nameOf(own.city), pay.years(own.experienceYears)];
  const paid = [pay.fixed(own.fixed, own.currency), ...(own.variable > 0 ? [pay.variable(own.variable, own.currency)] : []), ...(own.stock ? [pay.stock] : [])];
  return (
    <>
      <StandsNow one={one} company={own.company} isWaiting={own.state === 'submitted'} />
      <p className="strong">{paid.join(', ')}</p>
      <p className="prov">
        {said.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
      <div className="row">
        {own.state === 'live' && (
          <Link to={salariesPath(own.company.urlName)} className="btn">
            {states.live}
          </Link>
        )}
        <Link to={salaryFormUrl({ salary: one.key.publicKey, step: 'send' })} className="btn">
          {words.edit}
        </Link>
        <Button onClick={remove}>{words.remove}</Button>
      </div>
      <SalaryCheckIn one={one} own={own} />
    </>
  );
});
