import { expect, it } from 'vitest';
import { owedBy, type Operator } from './operator.ts';

const officer = { name: 'Asha Rao', mail: 'complaints@koyal.example', phone: null, address: null };
const whole: Operator = { name: 'Koyal Trust', mail: 'hello@koyal.example', officer, isDemo: false };

it.each([
  [{}, []],
  [{ name: null }, []],
  [{ mail: null }, ['mail']],
  [{ officer: null }, ['officer']],
  [{ mail: null, officer: null }, ['mail', 'officer']],
  [{ mail: null, officer: null, isDemo: true }, []],
])('an operator with %j owes %j (T-12)', (known, owed) => expect(owedBy({ ...whole, ...known })).toEqual(owed));
