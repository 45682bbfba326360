import { routes as texts } from '#contract/generated/texts.ts';
import { InstanceTexts } from '#core/texts/instance-texts.ts';
import { httpInstanceTexts } from '#web/adapters/texts/http-instance-texts.ts';
import { textWords } from '#web/words/texts/text-words.ts';
import { overHttp } from '../container/bind.ts';

export const textSentences = [textWords];

export const textBindings = [overHttp(InstanceTexts, httpInstanceTexts, texts)];
