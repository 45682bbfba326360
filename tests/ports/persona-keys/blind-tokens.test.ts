import { describe } from 'vitest';
import { BrowserBlindTokens } from '#web/adapters/persona-keys/browser-blind-tokens.ts';
import { FakeBlindTokens } from '#tests/fakes/persona-keys/fake-blind-tokens.ts';
import { keepsBlindTokens } from './blind-tokens.ts';

describe('blind tokens, in Node', () => void keepsBlindTokens(() => new FakeBlindTokens()));
describe('blind tokens, in a browser', () => void keepsBlindTokens(() => new BrowserBlindTokens()));
