import { describe } from 'vitest';
import { CleanerRephrasers } from '#server/adapters/rephrase/cleaner-rephrasers.ts';
import { ModelRephrasers } from '#server/adapters/rephrase/model-rephrasers.ts';
import { keepsRephrasers } from './rephrasers.ts';

const content = JSON.stringify({ junk: false, title: 'Relieving letter', description: 'They hold my relieving letter since two months.' });
const answers: typeof fetch = async () => new Response(JSON.stringify({ choices: [{ message: { content } }] }));

describe('the cleaner', () => void keepsRephrasers(async () => new CleanerRephrasers()));
describe('a language model', () => void keepsRephrasers(async () => new ModelRephrasers({ url: 'https://model.test/', key: undefined, model: 'm' }, answers)));
