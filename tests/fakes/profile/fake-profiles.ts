import { Failure } from '#core/failure.ts';
import { problemWithName } from '#core/personas/made-up-name.ts';
import { lookOf, tidiedName } from '#core/personas/name-look.ts';
import type { MemberProfile, Profiles } from '#core/profile/profiles.ts';
import { withVerification } from '#tests/fakes/careers/fake-careers.ts';
import { aMemberRecord, type MemberRecord } from './member-record.ts';

/** A profile in memory. */
export class FakeProfiles implements Profiles {
  readonly record: MemberRecord;

  constructor(record: MemberRecord = aMemberRecord()) {
    this.record = record;
  }

  async own(): Promise<MemberProfile> {
    const { isReader, isWriter, naukriUser, name, career, persona } = this.record;
    return { isReader, isWriter, naukriUser, name, career: career ? withVerification(this.record, career) : null, persona: persona ?? null };
  }

  async name(): Promise<string> {
    return this.record.name;
  }

  async saveName(text: string): Promise<string> {
    const name = tidiedName(text);
    if (problemWithName(name)) throw new Failure('invalid', 'This name will not do.', { code: 'NAME_UNFIT' });
    const written = [...this.record.takenNames, this.record.persona?.userName ?? ''].map(lookOf);
    if (written.includes(lookOf(name))) throw new Failure('conflict', 'Somebody writes under this name.', { code: 'NAME_TAKEN' });
    return (this.record.name = name);
  }
}
