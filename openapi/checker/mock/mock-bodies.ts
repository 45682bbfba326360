import type { Operation } from '../../read/operation.ts';
import { strictJson } from '../../read/strict-json.ts';
import { Refusal } from '../../read/refusal.ts';
import type { MockRequest } from './mock-request.ts';

/** The bytes that an operation without a body reads before it refuses them. */
const usualBytes = 65_536;

/** The body of a request as its operation takes it: JSON, a form by the names of its files, or bytes; undefined where nothing came. */
export async function bodyIn({ body }: Operation, { headers, body: bytes }: MockRequest): Promise<unknown> {
  if (bytes.length > (body?.maxBytes ?? usualBytes)) throw new Refusal('BODY_TOO_LARGE');
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (body?.media === 'multipart/form-data') return formIn(bytes, headers['content-type'] ?? '');
  if (bytes.length === 0 && type === '') return undefined;
  const wanted = body?.media ?? 'application/json';
  if (type !== wanted) throw new Refusal('MEDIA_TYPE_UNSUPPORTED');
  return wanted === 'application/json' ? strictJson(bytes) : new Uint8Array(bytes);
}

/** The names of the files in a form; what is in them is not looked at. */
async function formIn(bytes: Uint8Array, type: string): Promise<Readonly<Record<string, string>>> {
  if (!type.startsWith('multipart/form-data')) throw new Refusal('MEDIA_TYPE_UNSUPPORTED', 'Send a form with files.');
  try {
    const form = await new Response(Buffer.from(bytes), { headers: { 'content-type': type } }).formData();
    return Object.fromEntries([...form.keys()].map((name) => [name, '']));
  } catch (cause) {
    throw new Refusal('BODY_MALFORMED', 'The form cannot be read.', { cause });
  }
}
