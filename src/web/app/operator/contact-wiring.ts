import { routes as system } from '#contract/generated/system.ts';
import { Operators } from '#core/operator/operators.ts';
import { httpOperators } from '#web/adapters/operator/http-operators.ts';
import { OperatorStore } from '#web/stores/operator/operator-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { contactHead } from '#web/views/operator/contact-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { operatorWords } from '#web/words/operator/operator-words.ts';
import { overHttp, store } from '../container/bind.ts';

export { ContactScreen as Screen } from '#web/views/operator/ContactScreen.tsx';

export const words = [operatorWords];

export const bindings = [overHttp(Operators, httpOperators, system), store(OperatorStore, [Operators])];

export const load = (stores: Stores) => stores.get(OperatorStore).open();

export const head = (stores: Stores) => contactHead(stores.get(WordsStore));
