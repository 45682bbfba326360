import { observer } from 'mobx-react-lite';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { Link } from '../ui/Link.tsx';
import { useQuery } from '../use-query.ts';
import { useWords } from '../words.tsx';

/** The way back to the first page of a list, on its later pages alone. */
export const FromTheStart = observer(function FromTheStart({ to }: { readonly to: string }) {
  const words = useWords(companyProfileWords);
  return useQuery().get('cursor') === null ? null : (
    <Link to={to} className="go">
      {words.fromTheStart}
    </Link>
  );
});
