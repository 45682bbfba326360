import { routes as moderation } from '#contract/generated/moderation.ts';
import { routes as system } from '#contract/generated/system.ts';
import { routes as support } from '#contract/generated/support.ts';
import { Digests } from '#core/device/digests.ts';
import { Dumps } from '#core/dump/dumps.ts';
import { RemovalLedger } from '#core/moderation/ledger.ts';
import { DemandReports } from '#core/support/demand-report.ts';
import { BrowserDigests } from '#web/adapters/device/browser-digests.ts';
import { httpDumps } from '#web/adapters/dump/http-dumps.ts';
import { httpRemovalLedger } from '#web/adapters/moderation/http-removal-ledger.ts';
import { DumpsStore } from '#web/stores/dump/dumps-store.ts';
import { httpDemandReports } from '#web/adapters/support/http-demand-reports.ts';
import { LedgerStore } from '#web/stores/moderation/ledger-store.ts';
import { DemandsStore } from '#web/stores/support/demands-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { ledgerPageHead } from '#web/views/moderation/moderation-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { dumpWords } from '#web/words/dump/dump-words.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { demandWords } from '#web/words/support/demand-words.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';

export { TransparencyScreen as Screen } from '#web/views/moderation/TransparencyScreen.tsx';

export const words = [postWords, moderationWords, demandWords, dumpWords];

export const bindings = [
  overHttp(RemovalLedger, httpRemovalLedger, moderation),
  onDevice(Digests, BrowserDigests),
  store(LedgerStore, [RemovalLedger, Digests]),
  overHttp(DemandReports, httpDemandReports, support),
  store(DemandsStore, [DemandReports]),
  overHttp(Dumps, httpDumps, system),
  store(DumpsStore, [Dumps]),
];

export async function load(stores: Stores): Promise<void> {
  await Promise.all([stores.get(LedgerStore).open(), stores.get(DemandsStore).open(), stores.get(DumpsStore).open()]);
}

export const head = (stores: Stores) => ledgerPageHead(stores.get(WordsStore));
