import { expect, it } from 'vitest';
import { avatarNamed } from '#core/personas/avatar.ts';
import type { OpenNamedPorts } from '#tests/ports/opened-member-ports.ts';

const persona = { userName: 'Quiet Banyan', avatarUri: '17-sky' };

async function aReader(open: OpenNamedPorts) {
  const opened = await open();
  await (await opened.ports()).onboardings.completeStep('Communities', true);
  return opened;
}

export function keepsPersonas(open: OpenNamedPorts): void {
  it('begins with a member about whom nothing is known (R-156, R-157)', async () => {
    const { profiles, anonymousPersonas, personas } = await (await open()).ports();
    expect(await profiles.own()).toEqual({ isReader: false, isWriter: false, career: null, name: 'Member', persona: null, naukriUser: false });
    expect(await profiles.name()).toBe('Member');
    expect(await anonymousPersonas.own()).toBeUndefined();
    expect(await personas.available()).toEqual({ personas: [], selected: 'ANONYMOUS' });
  });

  it.each([
    ['en', /^[\w ]+$/],
    ['hi', /^[\u0900-\u0965 \d]+$/],
  ] as const)('suggests names in the language %s that will do (R-157, S-101)', async (language, written) => {
    const { anonymousPersonas } = await (await aReader(open)).ports();
    const names = await anonymousPersonas.suggestNames(language);
    expect(new Set(names).size).toBe(6);
    for (const name of names) expect([name, await anonymousPersonas.problemWith(name)]).toEqual([expect.stringMatching(written), undefined]);
  });

  it('suggests pictures of the pool (R-157)', async () => {
    const { anonymousPersonas } = await (await aReader(open)).ports();
    const avatars = await anonymousPersonas.suggestAvatars();
    expect(new Set(avatars).size).toBe(12);
    for (const uri of avatars) expect(avatarNamed(uri)).toBeDefined();
  });

  it('keeps a made-up name, tidied, and changes it (R-157)', async () => {
    const opened = await aReader(open);
    const { anonymousPersonas } = await opened.ports();
    expect(await anonymousPersonas.save({ ...persona, userName: '  Quiet   Banyan ' })).toEqual(persona);
    expect(await anonymousPersonas.own()).toEqual(persona);
    expect(await anonymousPersonas.save(persona)).toEqual(persona);
    expect([await anonymousPersonas.waiting(), await anonymousPersonas.makeWaiting()]).toEqual([undefined, 'nothing']);
    const changed = { userName: 'Brave Kite', avatarUri: '3-rose' };
    await anonymousPersonas.save(changed);
    expect((await (await opened.ports()).profiles.own()).persona).toEqual(changed);
  });

  it.each([
    ['Qu', 'length'],
    ['Quiet_Banyan', 'letters'],
    ['asha@pravaha', 'contact'],
    ['Daftar Team', 'official'],
    ['Pravaha Cloudworks', 'company'],
    ['M0derator', 'official'],
    ['Muslim Hater', 'abusive'],
    ['Lund Raja', 'abusive'],
    ['Kutta King', 'abusive'],
  ] as const)('lets nobody write as “%s”: %s (R-158)', async (userName, problem) => {
    const { anonymousPersonas } = await (await aReader(open)).ports();
    expect(await anonymousPersonas.problemWith(userName)).toBe(problem);
    await expect(anonymousPersonas.save({ ...persona, userName })).rejects.toMatchObject({ kind: 'invalid', code: 'NAME_UNFIT' });
  });

  it('gives a name once, and neither one that looks the same (R-158)', async () => {
    const { anonymousPersonas, profiles } = await (await aReader(open)).ports();
    for (const taken of ['Candid Hoopoe', 'candid hoopoe', 'Candld Hoopoe', 'Cándid-Hoopoe', 'CandidHoopoe', 'शांत हुदहुद', 'शान्त हुद-हुद']) {
      expect(await anonymousPersonas.problemWith(taken)).toBe('taken');
      await expect(anonymousPersonas.save({ ...persona, userName: taken })).rejects.toMatchObject({ kind: 'conflict', code: 'NAME_TAKEN' });
      await expect(profiles.saveName(taken)).rejects.toMatchObject({ kind: 'conflict', code: 'NAME_TAKEN' });
    }
  });

  it('keeps the name of the account and the one to write under apart (R-162, F-16)', async () => {
    const opened = await aReader(open);
    expect(await (await opened.ports()).profiles.saveName(' Calm  Peepal ')).toBe('Calm Peepal');
    const { anonymousPersonas, profiles } = await opened.ports();
    expect(await profiles.name()).toBe('Calm Peepal');
    expect(await anonymousPersonas.problemWith('calm peepal')).toBe('own-name');
    await anonymousPersonas.save(persona);
    await expect((await opened.ports()).profiles.saveName('Quiet Banyan')).rejects.toMatchObject({ code: 'NAME_TAKEN' });
    await expect(profiles.saveName('HR')).rejects.toMatchObject({ code: 'NAME_UNFIT' });
    await expect(profiles.saveName('Modi Hater')).rejects.toMatchObject({ code: 'NAME_UNFIT' });
    expect(await profiles.saveName('Imam Mulla')).toBe('Imam Mulla');
  });

  it('refuses a picture that the pool does not have', async () => {
    const { anonymousPersonas } = await (await aReader(open)).ports();
    await expect(anonymousPersonas.save({ ...persona, avatarUri: '999-sky' })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('offers the personas there are, and keeps which is liked (R-159, R-160)', async () => {
    const opened = await aReader(open);
    const { anonymousPersonas, personas, careers } = await opened.ports();
    await expect(personas.select('DESIGNATION')).rejects.toMatchObject({ kind: 'conflict' });
    await anonymousPersonas.save(persona);
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
    await personas.select('DESIGNATION');
    expect(await personas.available()).toEqual({
      personas: [
        { profileType: 'ANONYMOUS', userName: 'Quiet Banyan', bio: null, avatarUri: '17-sky' },
        { profileType: 'DESIGNATION', userName: null, bio: 'Support Engineer, Koyal Pay', avatarUri: null },
      ],
      selected: 'DESIGNATION',
    });
    await personas.select('ANONYMOUS');
    expect((await personas.available()).selected).toBe('ANONYMOUS');
  });
}
