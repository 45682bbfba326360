import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { WrittenCounts } from '#core/personas/written-counts.ts';
import type { SealedKey } from '#core/persona-keys/key-copies.ts';

/** The made-up names, tokens and copies of an installation in memory, which the fakes of one device share with those of others. */
export interface KeyedBackend {
  /** The personas by public key. */
  readonly personas: Map<string, AnonymousPersona>;
  /** The numbers of what was written by public key. */
  readonly written: Map<string, WrittenCounts>;
  readonly copies: Map<string, SealedKey>;
  readonly transfers: Map<string, SealedKey & { readonly waitsUntil: number }>;
  readonly spent: Set<string>;
  /** The blinded message of each account that was issued its token. */
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
