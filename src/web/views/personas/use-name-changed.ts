import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { SentNamesStore } from '#web/stores/content/sent-names-store.ts';
import { speakingWords } from '#web/words/personas/speaking-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Tells that the author's name changed since the button showed it. For observers only. */
export function useNameChanged(): string {
  const { changed } = useWords(speakingWords);
  const { personas } = useStore(PersonaChoiceStore);
  const sent = useStore(SentNamesStore);
  const { refused } = sent;
  const persona = personas.find(({ profileType }) => profileType === refused?.profileType);
  const name = persona?.userName ?? persona?.bio ?? refused?.name;
  if (!refused || !name || name === refused.name) return changed.elsewhere;
  return sent.of(refused.submissionKey) ? changed.now(name) : `${changed.now(name)} ${changed.again}`;
}
