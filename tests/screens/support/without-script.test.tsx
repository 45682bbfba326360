// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Operator } from '#core/operator/operator.ts';
import { OperatorStore } from '#web/stores/operator/operator-store.ts';
import { WithoutScript } from '#web/views/support/WithoutScript.tsx';
import { supportWords } from '#web/words/support/support-words.ts';
import { loadSentences } from '#web/words/words.ts';
import { FakeOperators, koyalTrust } from '#tests/fakes/operator/fake-operators.ts';
import { onStage, stageIn } from '#tests/screens/on-stage.tsx';

const sentences = await loadSentences([supportWords], 'en');

async function rendered(operator: Operator): Promise<string> {
  const store = new OperatorStore(new FakeOperators(operator));
  await store.open();
  const stage = stageIn('en', sentences, [[OperatorStore, store]]);
  return renderToString(onStage(<WithoutScript>This form needs JavaScript.</WithoutScript>, stage).tree);
}

it('names the way without a script: the officer’s mail, or the operator (R-246)', async () => {
  const named = await rendered(koyalTrust);
  expect(named).toMatch(/^<noscript>.*This form needs JavaScript\./);
  expect(named).toContain('href="mailto:complaints@koyal.example"');
  expect(await rendered({ ...koyalTrust, officer: null })).toContain('href="/contact"');
});
