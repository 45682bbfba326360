import type { Archive, ArchiveFile } from '#core/own-data/archives.ts';
import { ownDataSchema } from '#core/own-data/own-data-schema.ts';
import type { OwnRow } from '#core/own-data/own-data.ts';
import type { TableMap } from '#core/privacy/data-map.ts';
import type { OwnDataPageWords, OwnDataPart } from '#web/words/en/own-data/words.ts';
import { pageEnd, pageHead, partEnd, partHead, rowLine, tableEnd, tableHead, thingLine } from './own-data-page.ts';

export interface PageSaid {
  readonly words: OwnDataPageWords;
  readonly language: string;
  readonly day: string;
}

/** File names of the rows and their English subjects. */
const rowFiles = { account: ['account.json', 'account'], name: ['made-up-name.json', 'made-up name'] } as const;

/** Writes files as rows arrive, so that no page of rows stays in memory. */
export class OwnDataFiles {
  readonly #archive: Archive;
  readonly #said: PageSaid;
  readonly #page: ArchiveFile;
  readonly #map: ReadonlyMap<string, TableMap>;

  constructor(archive: Archive, map: readonly TableMap[], said: PageSaid) {
    this.#archive = archive;
    this.#said = said;
    this.#map = new Map(map.map((table) => [table.table, table]));
    this.#page = archive.file('index.html');
    this.#page.write(pageHead(said.words, said.language, said.day));
  }

  async rows(part: keyof typeof rowFiles, pages: AsyncIterable<readonly OwnRow[]>): Promise<void> {
    const [name, of] = rowFiles[part];
    const file = this.#begin(part, name, of);
    file.write('"tables":{');
    let last: { readonly table: string; readonly columns: readonly string[] } | undefined;
    for await (const rows of pages)
      for (const { table, row } of rows) {
        if (last?.table === table) file.write(',');
        else {
          file.write(`${last ? '],' : ''}\n${JSON.stringify(table)}:[`);
          const columns = Object.keys(row);
          this.#page.write(`${last ? tableEnd : ''}${tableHead(table, columns, this.#map.get(table))}`);
          last = { table, columns };
        }
        file.write(`\n${JSON.stringify(row)}`);
        this.#page.write(rowLine(last.columns, row));
      }
    file.write(last ? ']}}\n' : '}}\n');
    if (last) this.#page.write(tableEnd);
    this.#end(file);
  }

  async contributions(all: AsyncIterable<{ readonly kind: keyof OwnDataPageWords['kinds']; readonly own: object }>): Promise<void> {
    const file = this.#begin('contributions', 'contributions.json', 'contributions');
    file.write('"contributions":[');
    let between = '';
    for await (const one of all) {
      file.write(`${between}\n${JSON.stringify(one)}`);
      this.#page.write(thingLine(this.#said.words.kinds[one.kind], one.own));
      between = ',';
    }
    file.write(']}\n');
    this.#end(file);
  }

  device(kept: readonly { readonly name: string; readonly value: unknown }[], keys: readonly { readonly of: string }[]): void {
    const file = this.#begin('device', 'device.json', 'device');
    file.write(`"kept":${JSON.stringify(kept)},\n"keys":${JSON.stringify(keys)}}\n`);
    for (const { name, value } of kept) this.#page.write(thingLine(name, value));
    for (const key of keys) this.#page.write(thingLine(key.of, key));
    this.#end(file);
  }

  done(): string {
    this.#page.write(pageEnd);
    this.#page.end();
    const schema = this.#archive.file('schema.json');
    schema.write(`${JSON.stringify(ownDataSchema, null, 2)}\n`);
    schema.end();
    return this.#archive.done();
  }

  #begin(part: OwnDataPart, name: string, of: string): ArchiveFile {
    const { heading, lead } = this.#said.words.parts[part];
    this.#page.write(partHead(heading, lead));
    const file = this.#archive.file(name);
    file.write(`{"of":${JSON.stringify(of)},"takenOn":${JSON.stringify(this.#said.day)},\n`);
    return file;
  }

  #end(file: ArchiveFile): void {
    file.end();
    this.#page.write(partEnd);
  }
}
