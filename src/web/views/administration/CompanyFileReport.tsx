import { observer } from 'mobx-react-lite';
import { fileFates, type FileLine, type FileReport, type PlaceQuestion } from '#core/company-profiles/company-files.ts';
import { companyFileWords } from '#web/words/administration/company-file-words.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

type Answer = (question: PlaceQuestion, becomes: string) => void;

interface CompanyFileReportProps {
  readonly report: FileReport;
  readonly heading: string;
  readonly answer?: Answer;
}

/** Report on a file: counts, questions about unknown names, and lines that say more than “unchanged”. */
export const CompanyFileReport = observer(function CompanyFileReport({ report, heading, answer }: CompanyFileReportProps) {
  const words = useWords(companyFileWords);
  const { trouble, counts, questions, lines } = report;
  if (trouble)
    return (
      <p className="err" role="alert">
        {words.troubles[trouble](report.columns.join(', '))}
      </p>
    );
  return (
    <div className="inset stack g3">
      <p role="status">
        <b>{heading}</b>{' '}
        {fileFates
          .filter((fate) => counts[fate] > 0)
          .map((fate) => words.counted(words.fates[fate], counts[fate]))
          .join(', ')}
      </p>
      {answer && questions.map((question) => <Question key={`${question.kind} ${question.name}`} question={question} answer={answer} />)}
      {lines.length > 0 && (
        <ul className="sm" aria-label={words.lines}>
          {lines.map((line) => (
            <Line key={line.line} line={line} />
          ))}
        </ul>
      )}
    </div>
  );
});

const Question = observer(function Question({ question, answer }: { readonly question: PlaceQuestion; readonly answer: Answer }) {
  const words = useWords(companyFileWords);
  const { kind, name, nearest, lines } = question;
  return (
    <div className="stack g2">
      <p dir="auto">{words.asks[kind](name, nearest, lines)}</p>
      <div className="row">
        {nearest !== null && <Button onClick={() => answer(question, nearest)}>{words.use(nearest)}</Button>}
        <Button onClick={() => answer(question, name)}>{words.add(name)}</Button>
      </div>
    </div>
  );
});

const Line = observer(function Line({ line: { line, name, is, fields, problems } }: { readonly line: FileLine }) {
  const words = useWords(companyFileWords);
  const more = is === 'refused' ? problems.map(({ field, because }) => words.reason(words.field(field), because)) : fields.map((field) => words.field(field));
  return (
    <li>
      {words.place(line)} <span dir="auto">{name}</span>: {words.fates[is]}
      {more.length > 0 && ` (${more.join('; ')})`}
    </li>
  );
});
