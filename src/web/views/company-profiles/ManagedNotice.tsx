import { observer } from 'mobx-react-lite';
import type { CompanyProfile } from '#core/company-profiles/company-profile.ts';
import { dateIn } from '#core/figures/ago.ts';
import { screens } from '#core/navigation/screens.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

interface ManagedNoticeProps {
  readonly profile: CompanyProfile;
  readonly company: { readonly urlName: string; readonly name: string };
}

/** Author, date and maintainer of the page. */
export const ManagedNotice = observer(function ManagedNotice({ profile: { isClaimed, updatedOn }, company: { urlName, name } }: ManagedNoticeProps) {
  const words = useWords(companyProfileWords);
  const { language } = useStore(WordsStore);
  const changed = updatedOn === null ? null : words.changed(dateIn(`${language}-IN`, Date.parse(updatedOn)));
  const access = `${screens.forCompanies}?company=${urlName}`;
  if (!isClaimed)
    return (
      <div className="stack g1">
        {changed && <p className="xs muted">{changed}</p>}
        <p className="sm muted">
          {words.speaksFor(name)} <Link to={access}>{words.speaksForHere}</Link>
        </p>
      </div>
    );
  return (
    <div className="inset stack g2">
      {changed && (
        <p className="muted">
          {words.said(name)} {changed}
        </p>
      )}
      <p>
        {words.managed(name)} <Link to={access}>{words.managedHere}</Link>
        {words.managedEnd}
      </p>
      <p className="muted">{words.managedNeutral}</p>
    </div>
  );
});
