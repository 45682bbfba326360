import { observer } from 'mobx-react-lite';
import type { FirstPay } from '#core/colleges/college.ts';
import { designationSalaryPath, jobSalaryPath } from '#core/navigation/screens.ts';
import { collegeWords } from '#web/words/colleges/college-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { Pay } from '../salaries/Pay.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './colleges.module.css';
import { FoldedList } from './FoldedList.tsx';

/** Published fresher pay in campus jobs, wherever these people studied. */
export const FirstPayRows = observer(function FirstPayRows({ firstPay }: { readonly firstPay: readonly FirstPay[] }) {
  const { one: words } = useWords(collegeWords);
  return (
    <section className={styles.part} aria-labelledby="first-pay">
      <h2 id="first-pay">{words.pay}</h2>
      <p className="muted">{words.payHow}</p>
      <FoldedList
        others={words.otherJobs}
        rows={firstPay.map((paid) => (
          <PaidJob key={`${paid.company?.urlName} ${paid.designation.urlName}`} paid={paid} />
        ))}
      />
    </section>
  );
});

const PaidJob = observer(function PaidJob({ paid: { company, designation, median, people } }: { readonly paid: FirstPay }) {
  const { one: words } = useWords(collegeWords);
  const { nameOf } = useWords(listWords);
  return (
    <li className={`item ${styles.paid}`}>
      <div>
        <h3 className={styles.name}>
          <Link to={company ? jobSalaryPath(company.urlName, designation.urlName) : designationSalaryPath(designation.urlName)}>
            {nameOf(designation.name)}
          </Link>
        </h3>
        <Provenance>
          {company ? words.at(company.name) : words.everywhere}
          {words.people(people)}
        </Provenance>
      </div>
      <b>
        <Pay amount={median} currency="INR" />
      </b>
    </li>
  );
});
