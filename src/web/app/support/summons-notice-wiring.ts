import { routes as support } from '#contract/generated/support.ts';
import { routes as system } from '#contract/generated/system.ts';
import { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { Operators } from '#core/operator/operators.ts';
import { SummonsNotices } from '#core/support/summons-notices.ts';
import { BrowserIdempotencyKeys } from '#web/adapters/device/browser-idempotency-keys.ts';
import { httpOperators } from '#web/adapters/operator/http-operators.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { httpSummonsNotices } from '#web/adapters/support/http-summons-notices.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { OperatorStore } from '#web/stores/operator/operator-store.ts';
import { SummonsNoticeStore } from '#web/stores/support/summons-notice-store.ts';
import type { Stores } from '#web/views/stores.tsx';
import { summonsNoticeHead } from '#web/views/support/support-heads.ts';
import { supportWords } from '#web/words/support/support-words.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';

export { SummonsNoticeScreen as Screen } from '#web/views/support/SummonsNoticeScreen.tsx';

export const words = [supportWords];

export const bindings = [
  overHttp(Operators, httpOperators, system),
  overHttp(SummonsNotices, httpSummonsNotices, support, asNobody),
  onDevice(IdempotencyKeys, BrowserIdempotencyKeys),
  store(OperatorStore, [Operators]),
  store(SummonsNoticeStore, [SummonsNotices, IdempotencyKeys]),
];

export const load = (stores: Stores) => stores.get(OperatorStore).open();

export const head = (stores: Stores) => summonsNoticeHead(stores.get(WordsStore));
