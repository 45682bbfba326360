import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { WrittenCounts } from '#core/personas/written-counts.ts';
import type { SealedKey } from '#core/persona-keys/key-copies.ts';

/** Backend of made-up names, tokens and copies, shared by several devices' fakes. */
export interface KeyedBackend {
  readonly personas: Map<string, AnonymousPersona>;
  readonly written: Map<string, WrittenCounts>;
  readonly copies: Map<string, SealedKey>;
  readonly transfers: Map<string, SealedKey & { readonly waitsUntil: number }>;
  readonly spent: Set<string>;
  /** Blinded message of each account that received its token. */
  readonly issued: Map<string, string>;
}

export const aKeyedBackend = (): KeyedBackend => ({
  personas: new Map(),
  written: new Map(),
  copies: new Map(),
  transfers: new Map(),
  spent: new Set(),
  issued: new Map(),
});
