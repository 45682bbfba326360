import { routes as photos } from '#contract/generated/photos.ts';
import { Photos } from '#core/photos/photos.ts';
import { httpPhotos } from '#web/adapters/photos/http-photos.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { PhotoSetStore } from '#web/stores/photos/photo-set-store.ts';
import { photoSetHead } from '#web/views/photos/photo-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { companyWords } from '#web/words/companies/company-words.ts';
import { photoWords } from '#web/words/photos/photo-words.ts';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { feedSentences, postBindings } from '../posts/post-bindings.ts';
import { postOverlays } from '../posts/post-overlays.ts';

export { PhotoSetScreen as Screen } from '#web/views/photos/PhotoSetScreen.tsx';

export const shared = postBindings;

export const words = [...feedSentences, companyWords, photoWords];

export const over = postOverlays;

export const bindings = [overHttp(Photos, httpPhotos, photos), store(PhotoSetStore, [Photos])];

export const load = (stores: Stores, { params }: RouteMatch) => stores.get(PhotoSetStore).open(params['photoSetId'] ?? '');

export const head = (stores: Stores) => photoSetHead(stores.get(PhotoSetStore), stores.get(WordsStore));
