import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { useStore } from '../stores.tsx';
import { useBound } from './use-bound.ts';

/** The made-up name that a new post would go out under and that has not begun; nothing where the post can go. A view that asks must be an observer. */
export function useAwaitedName(): string | undefined {
  const { waiting } = useStore(NameNewsStore);
  const { isNamed } = useStore(PersonaChoiceStore);
  const { postId } = useStore(ComposerStore).writing;
  const { now } = useBound();
  return postId === null && now.profileType === 'ANONYMOUS' && !isNamed ? waiting : undefined;
}
