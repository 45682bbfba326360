import { observer } from 'mobx-react-lite';
import { unknownJobValues } from '#core/jobs/job-urls.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { useQuery } from '../use-query.ts';
import { useWords } from '../words.tsx';

/** Unknown URL values, which filter nothing, as old links may contain them. */
export const UnknownJobValues = observer(function UnknownJobValues() {
  const { filters: words } = useWords(jobWords);
  const unknown = unknownJobValues(useQuery());
  if (unknown.length === 0) return null;
  return (
    <div className="inset stack g2 sm" role="note">
      {unknown.map(({ name, value }) => (
        <p key={`${name} ${value}`}>{words.unknown(words[name], value)}</p>
      ))}
    </div>
  );
});
