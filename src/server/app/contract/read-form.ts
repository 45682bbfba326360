import type { FastifyRequest } from 'fastify';
import { Failure } from '#core/failure.ts';
import type { Body } from '#openapi/read/operation.ts';
import type { Form } from '#openapi/read/read-input.ts';
import { invalid } from '#openapi/read/read-parameters.ts';
import { Refusal } from '#openapi/read/refusal.ts';

const limits = { files: 8, fields: 8, parts: 12, fieldSize: 1_024, fieldNameSize: 100, headerPairs: 20 };

export async function readForm(request: FastifyRequest, { maxBytes }: Body): Promise<Form> {
  if (request.headers['content-encoding'] !== undefined || !request.isMultipart())
    throw new Failure('invalid', 'Send a form with files, not compressed.', { code: 'MEDIA_TYPE_UNSUPPORTED' });
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new Failure('invalid', undefined, { code: 'BODY_TOO_LARGE' });
  const form = new Map<string, Uint8Array | string>();
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: maxBytes } })) {
      if (form.has(part.fieldname)) throw invalid([{ pointer: '/body', message: 'holds the same field twice' }]);
      form.set(part.fieldname, part.type === 'file' ? await part.toBuffer() : String(part.value));
    }
  } catch (error) {
    throw refused(error);
  }
  for (const [name, value] of form) if (typeof value === 'string') throw invalid([{ pointer: `/body/${name}`, message: 'must be a file' }]);
  return Object.fromEntries(form);
}

/** Keeps the web server's own refusals; other read errors mean a broken form. */
function refused(error: unknown): Failure | Refusal {
  if (error instanceof Failure || error instanceof Refusal) return error;
  const { statusCode, code } = (typeof error === 'object' && error !== null ? error : {}) as { readonly statusCode?: unknown; readonly code?: unknown };
  if (typeof code === 'string' && statusCode === 413) return new Failure('invalid', undefined, { code: 'BODY_TOO_LARGE', cause: error });
  return new Failure('invalid', 'The form cannot be read.', { code: 'BODY_MALFORMED', cause: error });
}
