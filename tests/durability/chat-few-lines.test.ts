import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { SocketAccess } from '#server/adapters/chat/socket-access.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { SqlCallers } from '#server/adapters/sessions/sql-callers.ts';
import { SqlPersonaSigners } from '#server/adapters/persona-keys/sql-persona-signers.ts';
import { SystemClock } from '#server/adapters/system/system-clock.ts';
import { originFrom } from '#server/app/http/origin.ts';
import { LiveNews } from '#server/app/live/live-news.ts';
import { attachLive } from '#server/app/live/live-server.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { servicesOver } from '#server/app/wiring/services.ts';
import { adapterParts } from '#tests/adapters.ts';
import { openServer, silent } from '#tests/contract/server.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { aGroupOf, chatters, keptIn } from './chat-cast.ts';
import { ChatClient } from './chat-client.ts';
import { faultsIn } from './chat-history.ts';
import { historyOf } from './chat-run.ts';

const clients = 4;
const messagesOfEach = 30;
const cutsOfEach = 3;
/** Immediate reconnection, to avoid waiting. */
const numbers = { delayMs: 20, armAgainMs: 40 } as const;

/** Full server in this process with the live line, over the test database. */
async function aChatServer() {
  const { db } = await aDatabase();
  const [clock, secrets, news] = [new SystemClock(), new Secrets(Buffer.alloc(32, 9)), new LiveNews()];
  const parts = { db, clock, secrets };
  const [callers, signers] = [new SqlCallers(db, clock, secrets), new SqlPersonaSigners(db, clock, secrets)];
  const portsFor = adaptersFor(adapterParts({ ...parts, news }));
  const { services, findPicture } = servicesOver(() => ({ callers, signers, portsFor, ping: async () => undefined }));
  const app = await openServer({ services, callers, signers, findPicture, clock });
  const access = new SocketAccess({ ...testDeclarations, ...parts });
  const live = attachLive({
    server: app.server,
    origin: originFrom({ trustProxy: [] }),
    settings: { trustProxy: [] },
    clock,
    log: silent,
    isReady: () => true,
    callers,
    signers,
    news,
    chatsFor: (context) => portsFor(context).chats,
    refOf: (context) => access.refOf(context),
    placesIn: (context, conversationIds) => access.placesIn(context, conversationIds),
    hiddenFrom: (context, conversationId) => access.hiddenFrom(context, conversationId),
    stillGood: (open) => access.stillGood(open),
  });
  app.server.listen(0, '127.0.0.1');
  await once(app.server, 'listening');
  onTestFinished(async () => {
    live.close();
    app.server.closeAllConnections();
    await app.close();
  });
  const address = app.server.address();
  return { ...parts, port: typeof address === 'object' && address !== null ? address.port : 0 };
}

it('four clients, each line cut three times, get everything once and in order (B-24)', async () => {
  const server = await aChatServer();
  const all = await chatters(server, clients);
  const conversationId = await aGroupOf(server, all);
  const opened = await Promise.all(all.map((chatter) => ChatClient.open({ chatter, conversationId, port: server.port, numbers })));
  onTestFinished(() => opened.forEach((client) => client.close()));
  const writing = opened.map((client, at) => {
    let wrote = 0;
    const every = Math.floor(messagesOfEach / cutsOfEach);
    return client.writeMany(messagesOfEach, () => ++wrote % every === at % every && client.proxy.cut());
  });
  await Promise.all(writing);
  await Promise.all(opened.map((client) => client.has(clients * messagesOfEach)));
  expect(opened.map(({ proxy }) => proxy.cuts)).toEqual(opened.map(() => cutsOfEach));
  expect(faultsIn(historyOf(opened, await keptIn(server, conversationId)))).toEqual({ lost: [], twice: [], outOfOrder: [] });
});

it('a client cut off while catching up asks again once back, even without news (B-24)', async () => {
  const server = await aChatServer();
  const all = await chatters(server, 2);
  const conversationId = await aGroupOf(server, all);
  const opened = await Promise.all(all.map((chatter) => ChatClient.open({ chatter, conversationId, port: server.port, numbers, retryDelaysMs: [] })));
  onTestFinished(() => opened.forEach((client) => client.close()));
  const [reader = expect.unreachable(), writer = expect.unreachable()] = opened;
  reader.proxy.refuse();
  await reader.away();
  await writer.writeMany(2);
  const cutAgain = new Promise<void>((resolve) => {
    const stop = reader.chat.hear(({ kind }) => {
      if (kind !== 'conversation') return;
      stop();
      // What is asked for just now is cut off, and not tried again by itself.
      reader.proxy.refuse();
      resolve();
    });
  });
  reader.proxy.repair();
  await cutAgain;
  await reader.away();
  reader.proxy.repair();
  await reader.has(2);
  expect(faultsIn(historyOf(opened, await keptIn(server, conversationId)))).toEqual({ lost: [], twice: [], outOfOrder: [] });
});
