import type { Objects } from '#core/media/objects.ts';
import { BucketObjects } from '#server/adapters/media/bucket-objects.ts';
import { anyText, setting, urlWith, yesOrNo } from './setting.ts';

export const pictureSettings = {
  s3Bucket: setting<string | undefined>({
    name: 'S3_BUCKET',
    about:
      'A private bucket that pictures of posts from before yesterday move to, out of the database, under random names. It needs S3_KEY_ID and S3_SECRET. A server whose pictures are in a bucket does not start without it, or with one that has none of them; it does while the bucket is away.',
    fallback: undefined,
    takes: 'the name of a bucket',
    read: (text) => (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) ? text : undefined),
  }),
  s3Endpoint: setting<string | undefined>({
    name: 'S3_ENDPOINT',
    about: 'The address of the object store, if it is not Amazon’s.',
    fallback: undefined,
    takes: 'an address such as https://s3.example',
    refusesPlaceholders: true,
    isSecret: true,
    read: urlWith('http:', 'https:'),
  }),
  s3Region: setting<string>({ name: 'S3_REGION', about: 'The region of the bucket.', fallback: 'us-east-1', takes: 'the name of a region', read: anyText }),
  s3KeyId: setting<string | undefined>({
    name: 'S3_KEY_ID',
    about: 'The id of the key to it.',
    fallback: undefined,
    takes: 'an access key id',
    refusesPlaceholders: true,
    read: anyText,
  }),
  s3Secret: setting<string | undefined>({
    name: 'S3_SECRET',
    about: 'The secret of the key to it. The key has to read, write and delete objects in this bucket, and needs no other right.',
    fallback: undefined,
    takes: 'a secret access key',
    refusesPlaceholders: true,
    isSecret: true,
    read: anyText,
  }),
  s3PathStyle: setting<boolean>({
    name: 'S3_PATH_STYLE',
    about: 'Whether the bucket is named in the path of addresses and not in their host, as most self-hosted stores need it.',
    fallback: false,
    takes: 'yes or no',
    read: yesOrNo,
  }),
};

type PictureSettings = { readonly [Key in keyof typeof pictureSettings]: (typeof pictureSettings)[Key]['fallback'] };

export function objectsFrom({ s3Bucket, s3Endpoint, s3Region, s3KeyId, s3Secret, s3PathStyle }: PictureSettings): Objects | undefined {
  if (s3Bucket === undefined || s3KeyId === undefined || s3Secret === undefined) return undefined;
  return new BucketObjects({ name: s3Bucket, endpoint: s3Endpoint, region: s3Region, keyId: s3KeyId, secret: s3Secret, isInPath: s3PathStyle });
}

export function pictureComplaints({ s3Bucket, s3Endpoint, s3KeyId, s3Secret }: PictureSettings): string[] {
  const needed = { S3_BUCKET: s3Bucket, S3_KEY_ID: s3KeyId, S3_SECRET: s3Secret };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  const [first] = Object.entries({ ...needed, S3_ENDPOINT: s3Endpoint }).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return first === undefined || missing.length === 0 ? [] : [`${first} needs ${missing.join(' and ')} as well, or pictures cannot be stored there.`];
}
