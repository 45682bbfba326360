import { observer } from 'mobx-react-lite';
import type { ComparedCompany, ComparedInterviews } from '#core/company-compare/company-comparison.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { interviewsPath } from '#core/navigation/screens.ts';
import { sharesOfMany } from '#core/crowds/shares-of-many.ts';
import { companyCompareWords } from '#web/words/company-compare/company-compare-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { insightWords } from '#web/words/reviews/insight-words.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { CompareRow, CompareSection } from './CompareRow.tsx';
import { SaidBy } from './SaidBy.tsx';

export const ComparedInterviewing = observer(function ComparedInterviewing({ companies }: { readonly companies: readonly ComparedCompany[] }) {
  const { interviews: words } = useWords(companyCompareWords);
  const { figures } = useWords(interviewWords);
  const { exit } = useWords(insightWords);
  const row = (label: string, cell: (reported: ComparedInterviews) => Said | null) => (
    <CompareRow label={label} companies={companies}>
      {({ interviews }) => {
        const said = cell(interviews);
        return said ? <SaidBy said={said.said} people={said.people} /> : <span className="muted">{words.few}</span>;
      }}
    </CompareRow>
  );
  return (
    <CompareSection title={words.heading} columns={companies.length}>
      <CompareRow label={words.reported} companies={companies}>
        {({ urlName, interviews }) => (
          <Link to={interviewsPath(urlName)} className="go">
            {words.stories(interviews.interviewsCount)}
          </Link>
        )}
      </CompareRow>
      {row(words.hard, ({ hardnesses }) => {
        const shares = sharesOfMany(hardnesses);
        return shares ? { said: shares.most ? figures.hardness[shares.most] : figures.hardnessDiffers, people: words.exactly(shares.people) } : null;
      })}
      {row(words.days, ({ totalDays }) => totalDays && { said: exit.days(totalDays.median), people: words.people(totalDays.people) })}
      {row(words.rounds, ({ roundsCount, interviewsCount }) =>
        interviewsCount >= fewestContributors && roundsCount > 0
          ? { said: words.roundsEach((roundsCount / interviewsCount).toFixed(1)), people: words.exactly(interviewsCount) }
          : null,
      )}
      {row(words.feedback, ({ feedback }) => feedback && { said: exit.share(feedback.percent, feedback.people), people: words.people(feedback.people) })}
    </CompareSection>
  );
});

interface Said {
  readonly said: string;
  readonly people: string;
}
