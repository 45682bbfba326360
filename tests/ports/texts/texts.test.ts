import { describe } from 'vitest';
import { routes as texts } from '#contract/generated/texts.ts';
import { httpInstanceTexts } from '#web/adapters/texts/http-instance-texts.ts';
import { FakeInstanceTexts } from '#tests/fakes/texts/fake-instance-texts.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { givesItsTexts } from './texts.ts';
import { textsInFiles } from './written-files.ts';

describe('texts in memory', () => void givesItsTexts(async (written) => new FakeInstanceTexts(written)));

describe('texts in files', () => void givesItsTexts(async (written) => textsInFiles(written)));

describe('texts over the wire', () =>
  void givesItsTexts(async (written) => httpInstanceTexts((await overTheWire({ texts: textsInFiles(written) })).service(texts))));
