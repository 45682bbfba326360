// Tells events a few at a time and prints a line after each transaction, until there are none or it is killed.
import { openDatabase } from '#server/adapters/database/database.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { tellEvents } from '#server/adapters/notifications/tell-events.ts';
import { testDeclarations } from '#tests/database.ts';

// So few that thirty kills, however late they come on a busy machine, leave something to tell.
const eventsAtOnce = 2;
const secrets = new Secrets(Buffer.alloc(32, 9));
const [databaseUrl = ''] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir: '', say: () => undefined });
while ((await tellEvents({ kinds: testDeclarations.kinds, db: database.db, secrets }, Date.now(), eventsAtOnce)) > 0) process.stdout.write('told\n');
await database.close();
