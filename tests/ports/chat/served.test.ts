import { describe } from 'vitest';
import { promisesOfChats } from './chats.ts';
import { inTables, overTheWire } from './served-chats.ts';

describe.each([
  ['in tables', inTables],
  ['over the wire', overTheWire],
])('conversations %s', (_where, open) => void promisesOfChats(open));
