import type { CompanyFacts } from '#core/companies/company.ts';
import type { CompanyOverview } from '#core/company-profiles/company-overview.ts';
import type { CompanyProfile } from '#core/company-profiles/company-profile.ts';
import { officesPath, organisationPath } from '#core/navigation/screens.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import type { CompanyProfileWords } from '#web/words/en/company-profiles/words.ts';
import { ChoiceAwards } from '../awards/ChoiceAwards.tsx';
import { ByCompany } from '../companies/ByCompany.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { AssociatedRows } from './AssociatedRows.tsx';
import { Awards } from './Awards.tsx';
import { Collages } from './Collages.tsx';
import { Faq } from './Faq.tsx';
import { Leaders, Speech } from './Leaders.tsx';
import { MissionVision } from './MissionVision.tsx';
import { OfficesPreview } from './OfficesPreview.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import type { PageSection } from './SectionView.tsx';
import { Updates } from './Updates.tsx';
import { Videos } from './Videos.tsx';
import { WhyJoin } from './WhyJoin.tsx';

/** Company's own non-empty sections in specified order. For observers only. */
export function useSections({ facts, profile, offices, associated, awards }: CompanyOverview): readonly PageSection[] {
  const words = useWords(companyProfileWords);
  const { award } = useWords(companyWords);
  const { header, urlName } = useStore(CompanyStore);
  // Its places in the awards of this site.
  const choice = whereSaid(awards, { id: 'choice-awards', title: award.heading, body: <ChoiceAwards awards={awards} /> });
  const officesCount = header.value?.officeLocations.length ?? offices.length;
  const relationsCount = Math.max(header.value?.relationsCount ?? 0, associated.length);
  return [
    ...whereSaid(profile.awards, { id: 'awards', title: words.awards, body: <Awards awards={profile.awards} /> }),
    ...whereSaid(profile.videos, { id: 'videos', title: words.videos, body: <Videos videos={profile.videos} /> }),
    ...whereSaid(offices, {
      id: 'locations',
      title: words.offices,
      all: { label: words.allOffices(officesCount), to: officesPath(urlName) },
      body: <OfficesPreview urlName={urlName} offices={offices} />,
    }),
    ...whereSaid(associated, {
      id: 'subsidiaries',
      title: words.organisation,
      all: { label: words.related.all(relationsCount), to: organisationPath(urlName) },
      body: <AssociatedRows companies={associated} />,
    }),
    // What it says at length is at the top where there is nothing shorter.
    ...furtherSections(facts.about === null ? { ...profile, overview: [] } : profile, choice, facts, words),
  ];
}

function furtherSections(profile: CompanyProfile, choice: readonly PageSection[], facts: CompanyFacts, words: CompanyProfileWords): readonly PageSection[] {
  const { overview, faq, mission, vision, thirdPartyAwards, leadershipMessage: speech, leadership, customSections, lifeAtCompany, updates } = profile;
  const missionVision = mission === null ? words.vision : vision === null ? words.mission : words.missionVision;
  return [
    ...whereSaid(overview, { id: 'overview', title: words.more(facts.name), body: <Paragraphs text={overview.join('\n')} /> }),
    ...whereSaid(faq, { id: 'faq', title: words.faq, body: <Faq answers={faq} /> }),
    ...when(mission !== null || vision !== null, { id: 'mission-vision', title: missionVision, body: <MissionVision mission={mission} vision={vision} /> }),
    ...choice,
    ...whereSaid(thirdPartyAwards, { id: 'third-party-awards', title: words.thirdPartyAwards, body: <Awards awards={thirdPartyAwards} /> }),
    ...(speech === null ? [] : [{ id: 'message', title: words.speech, body: <Speech speech={speech} /> }]),
    ...whereSaid(leadership, { id: 'leadership', title: words.leadership, body: <Leaders leaders={leadership} /> }),
    ...whereSaid(customSections, {
      id: 'why-join',
      title: words.whyJoin,
      body: <WhyJoin sections={customSections} mark={<ByCompany facts={facts} fact="whyJoin" />} />,
    }),
    ...whereSaid(lifeAtCompany, { id: 'life', title: words.life, body: <Collages collages={lifeAtCompany} /> }),
    ...whereSaid(updates, { id: 'updates', title: words.updates, body: <Updates updates={updates} /> }),
  ];
}

const when = (isThere: boolean, section: PageSection): readonly PageSection[] => (isThere ? [section] : []);

const whereSaid = (items: readonly unknown[], section: PageSection): readonly PageSection[] => when(items.length > 0, section);
