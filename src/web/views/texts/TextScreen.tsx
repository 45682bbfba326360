import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import type { InstanceText } from '#core/texts/instance-text.ts';
import { isPolicy, textPaths } from '#core/texts/text-paths.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { TextStore } from '#web/stores/texts/text-store.ts';
import { textWords } from '#web/words/texts/text-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { useWords } from '../words.tsx';
import { AboutTabs } from './AboutTabs.tsx';
import { TextBody } from './TextBody.tsx';
import { useFollowedLanguage } from './use-followed-language.ts';

/** Installation text: rules, answers, or who is behind it. */
export const TextScreen = observer(function TextScreen() {
  const { heads, terms } = useWords(textWords);
  const { name, text } = useStore(TextStore);
  useFollowedLanguage(text);
  const known = text.request.value;
  const title = known?.title ?? heads[name].title;
  return (
    <div className="wrap page stack g5">
      {isPolicy(name) ? <Crumbs steps={[{ label: terms.title, to: screens.terms }, { label: heads[name].title }]} /> : <AboutTabs path={textPaths[name]} />}
      <header className="stack g2">
        <h1 {...(known && { lang: known.language })}>{title}</h1>
        {known && <Facts text={known} isRule={isPolicy(name)} />}
      </header>
      <Await request={text.request}>{(shown) => <TextBody text={shown} />}</Await>
    </div>
  );
});

/** Facts about a text. Being the shipped one matters where it is binding. */
const Facts = observer(function Facts({ text, isRule }: { readonly text: InstanceText; readonly isRule: boolean }) {
  const words = useWords(textWords);
  const { language } = useStore(WordsStore);
  return (
    <>
      {text.language !== language && <p className="inset">{words.otherLanguage}</p>}
      <p className="prov">
        {text.changedOn !== null && <span>{words.changedOn(text.changedOn)}</span>}
        {text.isDefault && isRule && <span>{words.isDefault}</span>}
      </p>
    </>
  );
});
