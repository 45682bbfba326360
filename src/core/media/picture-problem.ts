import type { Failure } from '../failure.ts';

export type PictureRefusal = 'too-large' | 'too-often' | 'not-a-picture' | 'failed';

const refusals: Readonly<Record<string, PictureRefusal>> = {
  BODY_TOO_LARGE: 'too-large',
  PICTURE_TOO_LARGE: 'too-large',
  USER_LIMIT_EXCEEDED: 'too-often',
};

export const pictureRefusalOf = ({ kind, code = '' }: Pick<Failure, 'kind' | 'code'>): PictureRefusal =>
  refusals[code] ?? (kind === 'invalid' ? 'not-a-picture' : 'failed');
