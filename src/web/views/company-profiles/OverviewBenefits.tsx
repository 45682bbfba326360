import { observer } from 'mobx-react-lite';
import type { CompanyBenefits } from '#core/benefits/benefit.ts';
import type { CompanyFacts } from '#core/companies/company.ts';
import { mostGivenByGroup } from '#core/benefits/most-given.ts';
import { benefitsPath } from '#core/navigation/screens.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { OfferedBenefits } from '../benefits/OfferedBenefits.tsx';
import { Bars } from '../figures/Bars.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { useWords } from '../words.tsx';
import { SectionView } from './SectionView.tsx';
import styles from './overview.module.css';

interface OverviewBenefitsProps {
  readonly benefits: CompanyBenefits;
  readonly facts: CompanyFacts;
}

export const OverviewBenefits = observer(function OverviewBenefits({ benefits, facts }: OverviewBenefitsProps) {
  const { shared: words } = useWords(companyProfileWords);
  const count = benefits.groups.reduce((sum, group) => sum + group.benefits.length, 0);
  const isGiven = mostGivenByGroup(benefits.groups).length > 0;
  if (!isGiven && facts.offeredBenefits.length === 0) return null;
  return (
    <SectionView
      section={{
        id: 'benefits',
        title: words.benefits,
        ...(count > 0 && { all: { label: words.allBenefits(count), to: benefitsPath(benefits.company.urlName) } }),
        body: (
          <>
            {isGiven && <Given known={benefits} />}
            <OfferedBenefits facts={facts} />
          </>
        ),
      }}
    />
  );
});

const Given = observer(function Given({ known: { people, groups } }: { readonly known: CompanyBenefits }) {
  const { known } = useWords(companyProfileWords);
  const words = useWords(benefitWords);
  return (
    <>
      {mostGivenByGroup(groups).map(({ group, benefits }) => (
        <div key={group} className={styles.group}>
          <h3 className="lab">{words.groups[group]}</h3>
          <Bars
            bars={benefits.map(({ benefit, percent, people: asked }) => ({ label: words.names[benefit], share: percent, said: known.share(percent, asked) }))}
          />
        </div>
      ))}
      <Provenance>
        {words.share}
        {words.basedOn(people)}
      </Provenance>
    </>
  );
});
