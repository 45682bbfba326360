import { WordsStore } from '#web/stores/app/words-store.ts';
import { faceWords, type FaceWords } from '#web/words/personas/face.ts';
import { useStore } from '../stores.tsx';

/** What is said where a made-up name is changed, in the language of the moment. A view that asks must be an observer. */
export const useFaceWords = (): FaceWords => faceWords(useStore(WordsStore).language);
