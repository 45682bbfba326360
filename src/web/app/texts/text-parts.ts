import { routes as texts } from '#contract/generated/texts.ts';
import { HouseTexts } from '#core/texts/house-texts.ts';
import { httpHouseTexts } from '#web/adapters/texts/http-house-texts.ts';
import { textWords } from '#web/words/texts/text-words.ts';
import { overHttp } from '../container/bind.ts';

export const textSentences = [textWords];

export const textBindings = [overHttp(HouseTexts, httpHouseTexts, texts)];
