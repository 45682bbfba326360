import { observer } from 'mobx-react-lite';
import { grouped } from '#core/figures/counts.ts';
import { officesPath, organisationPath, overviewPath } from '#core/navigation/screens.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { useStore } from '../stores.tsx';
import { LinkChips } from '../ui/LinkChips.tsx';
import { useWords } from '../words.tsx';
import styles from './company-profiles.module.css';

interface CompanyPartsProps {
  readonly current: 'overview' | 'organisation' | 'offices';
}

/** Pages about a company: overview, related companies, offices. Empty ones are not offered. */
export const CompanyParts = observer(function CompanyParts({ current }: CompanyPartsProps) {
  const words = useWords(companyProfileWords);
  const { header, urlName } = useStore(CompanyStore);
  const relationsCount = header.value?.relationsCount ?? 0;
  const officesCount = header.value?.officeLocations.length ?? 0;
  const counted = (label: string, count: number) => (count > 0 ? `${label} · ${grouped(count)}` : label);
  const chips = [
    { page: 'overview', label: words.overview, to: overviewPath(urlName), isThere: true },
    { page: 'organisation', label: counted(words.organisation, relationsCount), to: organisationPath(urlName), isThere: relationsCount > 0 },
    { page: 'offices', label: counted(words.offices, officesCount), to: officesPath(urlName), isThere: officesCount > 0 },
  ].filter(({ page, isThere }) => isThere || page === current);
  const isComing = !header.value && header.state.status !== 'FAILURE';
  if (!isComing && chips.length < 2) return null;
  return (
    <LinkChips label={words.parts} chips={chips.map(({ page, label, to }) => ({ label, to, isCurrent: page === current }))}>
      {isComing && [0, 1].map((place) => <span key={place} className={`chip ${styles.chipWaiting}`} aria-hidden="true" />)}
    </LinkChips>
  );
});
