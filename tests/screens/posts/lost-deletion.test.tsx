import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aThread, loseAnswer, openPost } from './a-thread.ts';

it('a comment whose deletion lost its answer goes at the second Delete (T-12)', async () => {
  const { comments } = openPost(aThread([{ commentId: 'c1', isMine: true, mayEdit: true, mayDelete: true, content: 'As it stood.' }]));
  loseAnswer(comments, 'remove', comments.remove.bind(comments));
  const own = within(await waitFor(() => document.getElementById('comment-c1') ?? Promise.reject(new Error('No comment yet'))));
  fireEvent.click(own.getByRole('button', { name: 'More actions' }));
  fireEvent.click(await own.findByRole('menuitem', { name: 'Delete', hidden: true }));
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Delete', hidden: true }));
  await press();
  expect(await screen.findByText('This did not work, or we got no answer. Press Delete again.')).toBeTruthy();
  await press();
  expect(await screen.findByText('Deleted.')).toBeTruthy();
  expect(document.getElementById('comment-c1')).toBeNull();
});
