import { describe, expect, it } from 'vitest';
import { BucketObjects } from '#server/adapters/media/bucket-objects.ts';
import { aBucketServer } from '#tests/bucket-server.ts';
import { FakeObjects } from '#tests/fakes/media/fake-objects.ts';
import { meetsContract } from './objects.ts';

describe('objects in memory', () => void meetsContract(async () => new FakeObjects()));

describe('objects in a bucket', () => {
  meetsContract(async () => new BucketObjects((await aBucketServer()).bucket));

  it.each([
    ['another secret', { secret: 'another-secret' }, 'The bucket refuses the key, or what it asks for'],
    ['another region', { region: 'us-east-1' }, 'The bucket refuses the key, or what it asks for'],
    ['another bucket', { name: 'others' }, 'The bucket is not there'],
    ['nobody at its endpoint', { endpoint: 'http://127.0.0.1:1' }, 'The bucket does not answer'],
  ])('are refused with %s, in one sentence without the key', async (_what, other, sentence) => {
    const { bucket, stored } = await aBucketServer();
    await expect(new BucketObjects({ ...bucket, ...other }).keep('name', Uint8Array.of(1))).rejects.toMatchObject({ kind: 'offline', message: sentence });
    expect(stored.size).toBe(0);
    // A bucket that is not there holds nothing that could be said to be gone.
    for (const ask of ['find', 'remove'] as const)
      await expect(new BucketObjects({ ...bucket, ...other })[ask]('name')).rejects.toMatchObject({ kind: 'offline', message: sentence });
  });

  it('stand in the host of an address, or in its path, as is said', async () => {
    const asked: string[] = [];
    const listen = (async (request: Request) => asked.push(request.url) && new Response()) as typeof fetch;
    const bucket = { name: 'pictures', region: 'ap-south-1', keyId: 'id', secret: 'secret' };
    for (const endpoint of [undefined, 'https://s3.example:9000'])
      for (const isInPath of [false, true]) await new BucketObjects({ ...bucket, endpoint, isInPath }, listen).find('name');
    expect(asked).toEqual([
      'https://pictures.s3.ap-south-1.amazonaws.com/name',
      'https://s3.ap-south-1.amazonaws.com/pictures/name',
      'https://pictures.s3.example:9000/name',
      'https://s3.example:9000/pictures/name',
    ]);
  });
});
