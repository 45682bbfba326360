import type { operations } from '#contract/generated/desk.ts';
import type { Service } from '#contract/service.ts';
import type { DeskPhotos } from '#core/company-desk/desk-photos.ts';
import { asBytes } from '../http/as-bytes.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpDeskPhotos = (desk: Service<Sparse<operations>>): DeskPhotos => ({
  list: async (urlName) => (await desk.listDeskPhotos({ path: { urlName } })).items,
  async add(urlName, { album, caption }, file) {
    const call = { path: { urlName }, query: { album, caption }, body: file, form: asBytes };
    return (await desk.addDeskPhoto(call)).items;
  },
  async remove(urlName, photoSetId) {
    await desk.removeDeskPhoto({ path: { urlName, photoSetId } });
  },
});
