import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BenefitsFormStore } from '#web/stores/benefits/benefits-form-store.ts';
import { ExposureStore } from '#web/stores/exposure/exposure-store.ts';
import { GoingOutStore } from '#web/stores/exposure/going-out-store.ts';
import { benefitsFormWords } from '#web/words/benefits/benefits-form-words.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { exposureWords } from '#web/words/exposure/exposure-words.ts';
import { CompanyInput } from '../contributions/CompanyInput.tsx';
import { ContributionFormScreen } from '../contributions/ContributionFormScreen.tsx';
import { SendPromises } from '../contributions/SendPromises.tsx';
import { useTakingOut } from '../exposure/use-taking-out.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { AnswersPart } from './AnswersPart.tsx';
import { NotePart } from './NotePart.tsx';
import { useBenefitsTexts } from './use-benefits-texts.ts';
import frame from '../contributions/contribution-form.module.css';

const fields = { tell: () => <TellStep /> };

/** Benefits form on one screen. The text check loads with it, so that it works offline. */
export const BenefitsFormScreen = observer(function BenefitsFormScreen() {
  const words = useWords(benefitsFormWords);
  const store = useStore(BenefitsFormStore);
  const exposure = useStore(ExposureStore);
  useEffect(() => exposure.read({}, ''), [exposure]);
  const takingOut = useTakingOut(useBenefitsTexts());
  return <ContributionFormScreen store={store} words={words} fields={fields} takingOut={takingOut} />;
});

const TellStep = observer(function TellStep() {
  const words = useWords(benefitsFormWords);
  const store = useStore(BenefitsFormStore);
  const { form: shared } = useWords(contributionWords);
  const { goingOut } = useWords(exposureWords);
  const { isChange, companyName, uncounted } = store;
  const isNamed = useStore(GoingOutStore).namedIn(useBenefitsTexts().texts).length > 0;
  const delay = isNamed ? goingOut.delay : uncounted === undefined ? words.delay : words.noteDelay;
  const seen = uncounted === undefined ? [words.together] : [];
  return (
    <div className={frame.fields}>
      {isChange && <p className="strong">{companyName}</p>}
      <CompanyInput store={store} />
      <AnswersPart />
      <NotePart />
      <SendPromises promises={[words.key, ...seen, words.changeable]} delay={delay} store={store} few={!isChange && shared.few} />
    </div>
  );
});
