import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { openClassifier, packKnowledge } from './open-classifier.ts';
import { knowledgeBytes, unpackedKnowledge } from './packed-knowledge.ts';

const unheard = 'Suresh is a zorbled quindlefop of the vexmire';

it('learns nothing new from shipped examples, once from the host’s, and refuses unlabelled ones', { timeout: 120_000 }, () => {
  const examplesDir = mkdtempSync(join(tmpdir(), 'examples-'));
  const memory = join(examplesDir, 'memory');
  const said: string[] = [];
  const open = () => openClassifier({ examplesDir, memory }, (line) => said.push(line));
  expect([open()(unheard), said.length]).toEqual([false, 0]);
  const names = ['Ravi', 'Meena', 'Asha', 'John', 'Imran', 'Lata', 'Gopal', 'Nisha'];
  writeFileSync(join(examplesDir, 'own.txt'), names.map((name) => `abusive ${name} is a zorbled quindlefop of the vexmire`).join('\n'));
  expect([open()(unheard), open()(unheard), said.length]).toEqual([true, true, 1]);
  expect(said[0]).toMatch(/^Learned from \d{4,} examples/);
  writeFileSync(join(examplesDir, 'own.txt'), 'no label');
  expect(open).toThrow('Line 1 of own.txt');
});

it('refuses an unreadable folder of the host in a sentence naming its setting', () => {
  const examplesDir = join(tmpdir(), `no-examples-${process.pid}`);
  const open = () => openClassifier({ examplesDir, memory: join(examplesDir, 'memory') }, () => undefined);
  expect(open).toThrow(Failure);
  expect(open).toThrow(/^EXAMPLES_DIR names .*no-examples-\d+, which cannot be read: it is not there\. Correct it, or leave it out\.$/);
});

it('comes along with what the examples teach, to the bit', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'weights-'));
  packKnowledge(folder);
  const [fresh, packed] = [unpackedKnowledge(folder), unpackedKnowledge()];
  expect(fresh && packed && knowledgeBytes(fresh).equals(knowledgeBytes(packed))).toBe(true);
});
