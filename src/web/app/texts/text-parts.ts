import { routes as texts } from '#contract/generated/texts.ts';
import { Texts } from '#core/texts/texts.ts';
import { httpTexts } from '#web/adapters/texts/http-texts.ts';
import { textWords } from '#web/words/texts/text-words.ts';
import { overHttp } from '../container/bind.ts';

export const textSentences = [textWords];

export const textBindings = [overHttp(Texts, httpTexts, texts)];
