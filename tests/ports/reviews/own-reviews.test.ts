import { describe } from 'vitest';
import { PersonaKey } from '#scripts/contract/persona-keys/persona-key.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { aCompany } from '#tests/companies.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { keepsOwnReviews } from './own-reviews.ts';

describe('own reviews in the database', () =>
  void keepsOwnReviews(async () => {
    const server = await openPersonaServer();
    await keepInTables(server.db, [aCompany({ urlName: 'koyal-pay' })]);
    const [key, other] = [new PersonaKey(), new PersonaKey()];
    const reviewsOf = ({ publicKey }: PersonaKey) => adaptersFor(server.parts)({ ...noRequest, persona: publicKey }).ownReviews;
    return { mine: reviewsOf(key), others: reviewsOf(other), token: await server.tokenFor(await server.signIn(), key, 'contribution') };
  }));
