import { observer } from 'mobx-react-lite';
import { designationSalaryPath, screens } from '#core/navigation/screens.ts';
import { payQuery } from '#core/salaries/pay-search.ts';
import { PaidFairlyStore } from '#web/stores/paid-fairly/paid-fairly-store.ts';
import { paidFairlyWords } from '#web/words/paid-fairly/paid-fairly-words.ts';
import { useStore } from '../stores.tsx';
import { Card } from '../ui/Card.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** Links onward, none of which contains the pay. */
export const Onward = observer(function Onward() {
  const words = useWords(paidFairlyWords);
  const { job, city, years } = useStore(PaidFairlyStore);
  if (!job.chosen) return null;
  const jobPage = `${designationSalaryPath(job.chosen.urlName)}${payQuery({ city: city.chosen?.urlName ?? null, experience: years })}`;
  const ways = [
    { to: jobPage, label: words.jobPage(job.chosen.label) },
    { to: screens.takeHome, label: words.takeHome },
    { to: screens.hike, label: words.hike },
    { to: screens.salaryForm, label: words.addYours },
  ];
  return (
    <Card aria-labelledby="onward">
      <h2 id="onward">{words.onward}</h2>
      <ul className="stack g2">
        {ways.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="go">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
});
