import { describe } from 'vitest';
import { routes as system } from '#contract/generated/system.ts';
import { MemoryOperators } from '#server/adapters/operator/memory-operators.ts';
import { FakeOperators } from '#tests/fakes/operator/fake-operators.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { httpOperators } from '#web/adapters/operator/http-operators.ts';
import { namesItsOperator } from './operators.ts';

describe('operators in memory', () => void namesItsOperator(async (operator) => new FakeOperators(operator)));

describe('operators of the settings', () => void namesItsOperator(async (operator) => new MemoryOperators(operator)));

describe('operators over the wire', () =>
  void namesItsOperator(async (operator) => httpOperators((await overTheWire({ operators: new MemoryOperators(operator) })).service(system))));
