import { describe } from 'vitest';
import { routes as texts } from '#contract/generated/texts.ts';
import { httpHouseTexts } from '#web/adapters/texts/http-house-texts.ts';
import { FakeHouseTexts } from '#tests/fakes/texts/fake-house-texts.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { givesItsTexts } from './texts.ts';
import { textsInFiles } from './written-files.ts';

describe('texts in memory', () => void givesItsTexts(async (written) => new FakeHouseTexts(written)));

describe('texts in files', () => void givesItsTexts(async (written) => textsInFiles(written)));

describe('texts over the wire', () =>
  void givesItsTexts(async (written) => httpHouseTexts((await overTheWire({ texts: textsInFiles(written) })).service(texts))));
