import { expect, it } from 'vitest';
import { avatarNamed } from '#core/personas/avatar.ts';
import type { OpenStand } from '#tests/ports/member-stand.ts';

const face = { userName: 'Quiet Banyan', avatarUri: '17-sky' };

/** The promises of Profiles, AnonymousProfiles and PseudoProfiles, held by every adapter. */
export function keepsFaces(open: OpenStand): void {
  it('begins with a member about whom nothing is known (R-156, R-157)', async () => {
    const { profiles, anonymousProfiles, pseudoProfiles } = await (await open()).ports();
    expect(await profiles.own()).toEqual({ isReader: false, isWriter: false, career: null, name: 'Member', face: null, naukriUser: false });
    expect(await profiles.name()).toBe('Member');
    expect(await anonymousProfiles.own()).toBeUndefined();
    expect(await pseudoProfiles.available()).toEqual({ profilesAvailable: [], selectedProfileType: 'ANONYMOUS' });
  });

  it('suggests names that will do, and pictures of the pool (R-157, S-101)', async () => {
    const { anonymousProfiles } = await (await open()).ports();
    const names = await anonymousProfiles.suggestNames();
    expect(new Set(names).size).toBe(6);
    for (const name of names) expect(await anonymousProfiles.troubleWith(name)).toBeUndefined();
    const avatars = await anonymousProfiles.suggestAvatars();
    expect(new Set(avatars).size).toBe(12);
    for (const uri of avatars) expect(avatarNamed(uri)).toBeDefined();
  });

  it('keeps a made-up name, tidied, and changes it (R-157)', async () => {
    const stand = await open();
    const { anonymousProfiles } = await stand.ports();
    expect(await anonymousProfiles.save({ ...face, userName: '  Quiet   Banyan ' })).toEqual(face);
    expect(await anonymousProfiles.own()).toEqual(face);
    expect(await anonymousProfiles.save(face)).toEqual(face);
    const changed = { userName: 'Brave Kite', avatarUri: '3-rose' };
    await anonymousProfiles.save(changed);
    expect((await (await stand.ports()).profiles.own()).face).toEqual(changed);
  });

  it.each([
    ['Qu', 'length'],
    ['Quiet_Banyan', 'letters'],
    ['asha@pravaha', 'contact'],
    ['Daftar Team', 'official'],
    ['Pravaha Cloudworks', 'company'],
    ['M0derator', 'official'],
  ] as const)('lets nobody write as “%s”: %s (R-158)', async (userName, trouble) => {
    const { anonymousProfiles } = await (await open()).ports();
    expect(await anonymousProfiles.troubleWith(userName)).toBe(trouble);
    await expect(anonymousProfiles.save({ ...face, userName })).rejects.toMatchObject({ kind: 'invalid', code: 'NAME_UNFIT' });
  });

  it('gives a name once, and neither one that looks the same (R-158)', async () => {
    const { anonymousProfiles, profiles } = await (await open()).ports();
    for (const taken of ['Candid Hoopoe', 'candid hoopoe', 'Candld Hoopoe', 'Cándid-Hoopoe', 'CandidHoopoe']) {
      expect(await anonymousProfiles.troubleWith(taken)).toBe('taken');
      await expect(anonymousProfiles.save({ ...face, userName: taken })).rejects.toMatchObject({ kind: 'conflict', code: 'NAME_TAKEN' });
      await expect(profiles.saveName(taken)).rejects.toMatchObject({ kind: 'conflict', code: 'NAME_TAKEN' });
    }
  });

  it('keeps the name of the account and the one to write under apart (R-162, F-16)', async () => {
    const stand = await open();
    expect(await (await stand.ports()).profiles.saveName(' Calm  Peepal ')).toBe('Calm Peepal');
    const { anonymousProfiles, profiles } = await stand.ports();
    expect(await profiles.name()).toBe('Calm Peepal');
    expect(await anonymousProfiles.troubleWith('calm peepal')).toBe('own-name');
    await anonymousProfiles.save(face);
    await expect((await stand.ports()).profiles.saveName('Quiet Banyan')).rejects.toMatchObject({ code: 'NAME_TAKEN' });
    await expect(profiles.saveName('HR')).rejects.toMatchObject({ code: 'NAME_UNFIT' });
  });

  it('refuses a picture that the pool does not have', async () => {
    const { anonymousProfiles } = await (await open()).ports();
    await expect(anonymousProfiles.save({ ...face, avatarUri: '999-sky' })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('offers the faces there are, and keeps which is liked (R-159, R-160)', async () => {
    const stand = await open();
    const { anonymousProfiles, pseudoProfiles, careers } = await stand.ports();
    await expect(pseudoProfiles.select('DESIGNATION')).rejects.toMatchObject({ kind: 'conflict' });
    await anonymousProfiles.save(face);
    const { careerStatusId } = await careers.create({ type: 'working', companyName: 'Koyal Pay' });
    await careers.saveDetails(careerStatusId, {
      type: 'working',
      departmentId: 3,
      industryId: 12,
      jobProfile: 'Support Engineer',
      tagId: 0,
      roleId: null,
      jobLocation: null,
    });
    await pseudoProfiles.select('DESIGNATION');
    expect(await pseudoProfiles.available()).toEqual({
      profilesAvailable: [
        { profileType: 'ANONYMOUS', userName: 'Quiet Banyan', bio: null, avatarUri: '17-sky' },
        { profileType: 'DESIGNATION', userName: null, bio: 'Support Engineer, Koyal Pay', avatarUri: null },
      ],
      selectedProfileType: 'DESIGNATION',
    });
    await pseudoProfiles.select('ANONYMOUS');
    expect((await pseudoProfiles.available()).selectedProfileType).toBe('ANONYMOUS');
  });
}
