import { observer } from 'mobx-react-lite';
import { benefitsPath, overviewPath, screens } from '#core/navigation/screens.ts';
import { BenefitNoteStore } from '#web/stores/benefits/benefit-note-store.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { OneScreen } from '../companies/OneScreen.tsx';
import { ReplyVersions } from '../company-replies/ReplyVersions.tsx';
import { useStore } from '../stores.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { NoteCard } from './NoteCard.tsx';

export const BenefitNoteScreen = observer(function BenefitNoteScreen() {
  const { one: words, names, titleOf } = useWords(benefitWords);
  const shell = useWords(navigationWords);
  const { one, isMissing } = useStore(BenefitNoteStore);
  return (
    <OneScreen request={one} isMissing={isMissing} words={words}>
      {(known) => {
        const { company, benefit } = known;
        return (
          <>
            <Crumbs
              steps={[
                { label: shell.companies, to: screens.companies },
                { label: company.name, to: overviewPath(company.urlName) },
                { label: names[benefit], to: benefitsPath(company.urlName, benefit) },
              ]}
            />
            <NoteCard note={known} isAlone />
            {known.reply && <ReplyVersions aboutId={known.benefitsId} />}
            <p>
              <Link to={benefitsPath(company.urlName, benefit)} className="btn">
                {titleOf(names[benefit], company.name)}
              </Link>
            </p>
          </>
        );
      }}
    </OneScreen>
  );
});
