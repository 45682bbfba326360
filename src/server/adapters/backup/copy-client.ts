import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { Failure } from '#core/failure.ts';
import { copyName } from '../database/database-pool.ts';

/** Makes every PostgreSQL render rows alike, and disables timeouts. */
const settings = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  timezone: 'UTC',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  row_security: 'off',
};

type Row = Readonly<Record<string, unknown>>;

/** Dedicated connection that streams whole tables by COPY without loading them into memory. */
export class CopyClient {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async open(url: string): Promise<CopyClient> {
    const client = new pg.Client({ connectionString: url, application_name: copyName, keepAlive: true });
    client.on('error', () => undefined);
    const opened = new CopyClient(client);
    try {
      await client.connect();
      for (const [name, value] of Object.entries(settings)) await client.query(`set ${name} = '${value}'`);
      return opened;
    } catch (error) {
      await opened.close();
      throw withReason(error);
    }
  }

  async ask<Answer extends Row>(text: string, values: readonly unknown[] = []): Promise<readonly Answer[]> {
    const answer = this.#client.query<Answer>(text, [...values]);
    return (
      await answer.catch((error: unknown) => {
        throw withReason(error);
      })
    ).rows;
  }

  async run(text: string): Promise<void> {
    await this.#client.query(text).catch((error: unknown) => {
      throw withReason(error);
    });
  }

  /** Streams text format, or CSV with a line of names. */
  copyOut(query: string, form: 'text' | 'csv' = 'text') {
    const stream = this.#client.query(copyTo(`copy (${query}) to stdout${formOf(form)}`));
    // A failure is heard by the reader of the rows; where nobody came to read them, nobody has to hear it.
    stream.on('error', () => undefined);
    async function* rows(): AsyncGenerator<Buffer> {
      try {
        for await (const part of stream) yield part as Buffer;
      } catch (error) {
        throw withReason(error);
      }
    }
    return { rows: rows(), count: () => stream.rowCount };
  }

  /** Returns the row count, and rethrows failures of the source unchanged. */
  async copyIn(target: string, rows: AsyncIterable<Buffer>, form: 'text' | 'csv' = 'text'): Promise<number> {
    const stream = this.#client.query(copyFrom(`copy ${target} from stdin${formOf(form)}`));
    try {
      await pipeline(Readable.from(rows, { objectMode: true }), stream);
      return stream.rowCount;
    } catch (error) {
      throw withReason(error);
    }
  }

  async close(): Promise<void> {
    await this.#client.end().catch(() => undefined);
  }
}

const formOf = (form: 'text' | 'csv'): string => (form === 'csv' ? ' (format csv, header true)' : '');

/** Reports the sentence and constraint but never the details, which contain row values. */
function withReason(error: unknown): unknown {
  if (error instanceof Failure || !(error instanceof Error)) return error;
  return new Failure('broken', `The database refused: ${error.message || String((error as NodeJS.ErrnoException).code)}.`, { cause: error });
}
