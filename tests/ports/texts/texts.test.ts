import { describe } from 'vitest';
import { routes as texts } from '#contract/generated/texts.ts';
import { httpTexts } from '#web/adapters/texts/http-texts.ts';
import { FakeTexts } from '#tests/fakes/texts/fake-texts.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { givesItsTexts } from './texts.ts';
import { textsInFiles } from './written-files.ts';

describe('texts in memory', () => void givesItsTexts(async (written) => new FakeTexts(written)));

describe('texts in files', () => void givesItsTexts(async (written) => textsInFiles(written)));

describe('texts over the wire', () => void givesItsTexts(async (written) => httpTexts((await overTheWire({ texts: textsInFiles(written) })).service(texts))));
