import { expect, it, vi } from 'vitest';
import { httpCareers } from './http-careers.ts';

it.each([
  [undefined, {}],
  [false, {}],
  [true, { isEditFlow: true }],
])('a choice says that a career is edited, where it is: %s (R-109)', async (isEditing, said) => {
  const createCareerStatus = vi.fn(() => Promise.reject(new Error('enough')));
  const user = { createCareerStatus } as unknown as Parameters<typeof httpCareers>[0];
  await expect(httpCareers(user).create({ type: 'student', collegeName: 'Sagar College' }, isEditing)).rejects.toThrow('enough');
  expect(createCareerStatus).toHaveBeenCalledWith({ body: { careerStatusType: 'student', careerData: { collegeName: 'Sagar College' }, ...said } });
});
