import { observer } from 'mobx-react-lite';
import type { CompanyFilters, FilterOption } from '#core/companies/company-filters.ts';
import { isNarrowed, mostFilterPicks, ratingFloors, type CompanySearch } from '#core/companies/company-search.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useWords } from '../words.tsx';
import { FilterGroup, type Pick } from './FilterGroup.tsx';
import styles from './companies.module.css';

interface FilterGroupsProps {
  readonly filters: CompanyFilters;
  readonly search: CompanySearch;
  readonly pick: Pick;
}

export const FilterGroups = observer(function FilterGroups({ filters: { industries, locations, sizes }, search, pick }: FilterGroupsProps) {
  const { list: words, listed } = useWords(companyWords);
  const counted = ({ urlName, name, companiesCount }: FilterOption) => ({ value: urlName, label: listed(name), count: companiesCount });
  const floors = ratingFloors.map((floor) => ({ value: String(floor), label: words.ratingFloor(floor) }));
  const people = sizes.map(({ bucket, companiesCount }) => ({ value: bucket, label: words.sizes[bucket], count: companiesCount }));
  return (
    <div className={styles.groups}>
      {isNarrowed(search) && <p className="hint">{words.ofAll}</p>}
      <FilterGroup
        legend={words.rating}
        name="rating"
        type="radio"
        chosen={[String(search.rating ?? '')]}
        options={[{ value: '', label: words.anyRating }, ...floors]}
        pick={pick}
      />
      <FilterGroup
        legend={words.industry}
        name="industry"
        type="checkbox"
        chosen={search.industry}
        options={industries.map(counted)}
        most={mostFilterPicks}
        isOfNames
        pick={pick}
      />
      <FilterGroup
        legend={words.location}
        name="location"
        type="checkbox"
        chosen={search.location}
        options={locations.map(counted)}
        most={mostFilterPicks}
        isOfNames
        pick={pick}
      />
      <FilterGroup legend={words.size} name="size" type="checkbox" chosen={search.size} options={people} pick={pick} />
      <button type="submit" className={`btn wide ${styles.unscripted}`}>
        {words.apply}
      </button>
    </div>
  );
});
