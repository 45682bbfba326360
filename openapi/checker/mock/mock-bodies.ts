import type { Operation } from '../../read/operation.ts';
import { strictJson } from '../../read/strict-json.ts';
import { Refusal } from '../../read/refusal.ts';
import type { MockRequest } from './mock-request.ts';

const usualBytes = 65_536;

/** Undefined without a body. Forms give the names of their files. */
export async function bodyIn({ body }: Operation, { headers, body: bytes }: MockRequest): Promise<unknown> {
  if (bytes.length > (body?.maxBytes ?? usualBytes)) throw new Refusal('BODY_TOO_LARGE');
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (body?.media === 'multipart/form-data') return formIn(bytes, headers['content-type'] ?? '');
  if (bytes.length === 0 && type === '') return undefined;
  const wanted = body?.media ?? 'application/json';
  if (type !== wanted) throw new Refusal('MEDIA_TYPE_UNSUPPORTED');
  return wanted === 'application/json' ? strictJson(bytes) : new Uint8Array(bytes);
}

async function formIn(bytes: Uint8Array, type: string): Promise<Readonly<Record<string, string>>> {
  if (!type.startsWith('multipart/form-data')) throw new Refusal('MEDIA_TYPE_UNSUPPORTED', 'Send a form with files.');
  try {
    const form = await new Response(Buffer.from(bytes), { headers: { 'content-type': type } }).formData();
    return Object.fromEntries([...form.keys()].map((name) => [name, '']));
  } catch (cause) {
    throw new Refusal('BODY_MALFORMED', 'The form cannot be read.', { cause });
  }
}
