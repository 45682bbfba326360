import type { Http } from '#web/adapters/http/http.ts';
import type { Handler } from '#server/app/contract/handlers.ts';
import { callers, contracts, exampleAnswer, memberToken, openServer, servicesWith } from '#tests/contract/server.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { browserOf } from '#tests/over-the-wire.ts';

/** Call that a server received after its contract admitted it. */
export type HeardCall = readonly [operationId: string, input: unknown];

/** Member's browser at a server that answers examples and records calls. */
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
