import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { longestCompanySearch } from '#core/companies/company-search.ts';
import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import type { ReportedCompany } from '#web/stores/salaries/reported-company.ts';
import { reportedWords } from '#web/words/salaries/reported-words.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { Combobox } from '../fields/Combobox.tsx';
import { Field } from '../fields/Field.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface ReportedFieldProps {
  readonly company: ReportedCompany;
}

/** Names a company and says what its people got, to count with (F-11). */
export const ReportedField = observer(function ReportedField({ company }: ReportedFieldProps) {
  const words = useWords(reportedWords);
  const { unlisted } = useWords(uiWords);
  const { field, figure } = company;
  useEffect(() => company.follow(), [company]);
  return (
    <div className="stack g1">
      <Field label={words.label[figure]} hint={words.hint} error={field.isUnlisted && field.store.isAnswered ? unlisted : undefined}>
        {(control) => (
          <Combobox
            {...control}
            store={field.store}
            placeholder={words.placeholder}
            maxLength={longestCompanySearch}
            onChoose={(chosen) => field.choose(chosen)}
            onLeave={() => void field.leave()}
          />
        )}
      </Field>
      <Reported company={company} />
    </div>
  );
});

const Reported = observer(function Reported({ company }: ReportedFieldProps) {
  const words = useWords(reportedWords);
  const { reported, figure, name, hasFailed } = company;
  return (
    <>
      <p role="status" className="sm">
        {hasFailed && words.failed}
        {reported === null && words.tooFew(name)}
        {reported && words.said[figure](name, reported.median, crowdSaid(reported.people))}
      </p>
      {reported && company.isOwn && <Button onClick={() => company.use()}>{words.use(reported.median)}</Button>}
    </>
  );
});
