import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { Failure } from '#core/failure.ts';
import { copyName } from '../database/database-pool.ts';

/** Settings of a connection that the text of a row depends on, so that every PostgreSQL writes and reads it alike; and nothing that takes long is broken off. */
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

/** A connection of its own for whole tables, which leave and come in the text format of COPY and are never in memory as a whole. */
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

  /** Runs statements; answers the rows of the last. */
  async ask<Answer extends Row>(text: string, values: readonly unknown[] = []): Promise<readonly Answer[]> {
    const answer = this.#client.query<Answer>(text, [...values]);
    return (
      await answer.catch((error: unknown) => {
        throw withReason(error);
      })
    ).rows;
  }

  /** Runs a text of several statements. */
  async run(text: string): Promise<void> {
    await this.#client.query(text).catch((error: unknown) => {
      throw withReason(error);
    });
  }

  /** The rows of a query on their way out, in the text format or as CSV with a line of names. */
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

  /** Puts rows into a table; answers how many. A failure of the rows themselves is thrown as it is. */
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

/** Says what the database said: its sentence and the constraint, and never the values of a row, which stand in the details. */
function withReason(error: unknown): unknown {
  if (error instanceof Failure || !(error instanceof Error)) return error;
  return new Failure('broken', `The database refused: ${error.message || String((error as NodeJS.ErrnoException).code)}.`, { cause: error });
}
