import type { Http } from '#web/adapters/http/http.ts';
import type { Handler } from '#server/app/contract/handlers.ts';
import { callers, contracts, exampleAnswer, memberToken, openServer, servicesWith } from '#tests/contract/server.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { browserOf } from '#tests/over-the-wire.ts';

/** A call as a server heard it, once its contract had let it through. */
export type HeardCall = readonly [operationId: string, input: unknown];

/** A browser of a member, at a server that answers the examples of a contract and remembers what it was asked. */
export async function heardCalls(ofService: 'interviews' | 'benefits' = 'interviews'): Promise<{ readonly http: Http; readonly heard: readonly HeardCall[] }> {
  const heard: HeardCall[] = [];
  const ours = contracts.operations.filter(({ service }) => service === ofService);
  const handlers = ours.map((operation): readonly [string, Handler] => [
    operation.operationId,
    async (input) => {
      heard.push([operation.operationId, JSON.parse(JSON.stringify({ ...Object(input), header: undefined }))]);
      return exampleAnswer(operation);
    },
  ]);
  const clock = new FakeClock();
  const app = await openServer({ services: servicesWith({ [ofService]: Object.fromEntries(handlers) }), callers, clock });
  return { http: browserOf(app, clock, { AT: memberToken }), heard };
}
