import { expect, it } from 'vitest';
import { postLimits } from '#core/content/post-limits.ts';
import { aPostServer, draftOf, published } from './helpers.ts';

it('a member says so much a day below one post, and goes on below another', async () => {
  const server = await aPostServer();
  const [writer, other] = [server.aMember(), server.aMember()];
  const [here, there] = [await published(server, other), await published(server, other)];
  for (let turn = 0; turn < postLimits.comments; turn++)
    expect(await writer.comments.write(here, draftOf(`It is ${turn} months with us.`))).toHaveProperty('comment');
  const oneMore = draftOf('One thing more.');
  expect(await writer.comments.write(here, oneMore)).toMatchObject({ refusal: 'POST_LIMIT_EXCEEDED' });
  expect(await writer.comments.write(there, oneMore)).toHaveProperty('comment');
  expect(await other.comments.write(here, draftOf('One thing more.'))).toHaveProperty('comment');
});
