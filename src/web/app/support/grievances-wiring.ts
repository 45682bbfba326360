import { routes as support } from '#contract/generated/support.ts';
import { routes as system } from '#contract/generated/system.ts';
import { Clock } from '#core/clock.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { Shares } from '#core/device/shares.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { Operators } from '#core/operator/operators.ts';
import { Grievances } from '#core/support/grievances.ts';
import { BrowserClipboards } from '#web/adapters/device/browser-clipboards.ts';
import { BrowserIdempotencyKeys } from '#web/adapters/device/browser-idempotency-keys.ts';
import { httpOperators } from '#web/adapters/operator/http-operators.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { httpGrievances } from '#web/adapters/support/http-grievances.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CopyStore } from '#web/stores/forms/copy-store.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { OperatorStore } from '#web/stores/operator/operator-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { GrievanceStore } from '#web/stores/support/grievance-store.ts';
import type { Stores } from '#web/views/stores.tsx';
import { grievancesHead } from '#web/views/support/support-heads.ts';
import { supportWords } from '#web/words/support/support-words.ts';
import { copyWords } from '#web/words/ui/copy-words.ts';
import { otherDraftWords } from '#web/words/ui/other-draft-words.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';
import { formLoginBindings } from '../login/form-login-bindings.ts';
import { shares } from '../native/shares.ts';

export { GrievancesScreen as Screen } from '#web/views/support/GrievancesScreen.tsx';

export const words = [supportWords, copyWords, otherDraftWords];

export const bindings = [
  overHttp(Operators, httpOperators, system),
  overHttp(Grievances, httpGrievances, support, asNobody),
  onDevice(Clipboards, BrowserClipboards),
  shares,
  onDevice(IdempotencyKeys, BrowserIdempotencyKeys),
  ...formLoginBindings,
  store(OperatorStore, [Operators]),
  store(Drafts, [UserStorage, Clock]),
  store(CopyStore, [Clipboards]),
  store(GrievanceStore, [Grievances, Drafts, SessionStore, UserStorage, IdempotencyKeys, Clipboards, Shares, Clock]),
];

export const load = (stores: Stores) => stores.get(OperatorStore).open();

export const head = (stores: Stores) => grievancesHead(stores.get(WordsStore));
