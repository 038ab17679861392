import { CallFailure } from '@pelita/client/failure';
import { Answer } from '@pelita/ui/answer';
import { EmptyPlace } from '@pelita/ui/empty-place';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { Optional } from '@pelita/ui/optional';
import { Skeleton } from '@pelita/ui/skeleton';
import { lazy } from 'react';
import { longWords } from '../samples.ts';
import type { Shelf } from '../shelf.ts';
import { words } from '../words.ts';

const failure = new CallFailure('network', '');
const nothing = () => undefined;
const asked = { data: undefined, error: null, refetch: nothing };

export const states: Shelf = {
  answer: [
    { name: 'loading', show: () => <Answer of={asked}>{() => words.done}</Answer> },
    { name: 'failed', show: () => <Answer of={{ ...asked, error: failure }}>{() => words.done}</Answer> },
    { name: 'answered', show: () => <Answer of={{ ...asked, data: words.done }}>{(said) => said}</Answer> },
  ],
  'empty-place': [
    {
      name: 'default',
      show: () => (
        <EmptyPlace title={words.empty} note={words.emptyNote}>
          <button type="button" className="button button-action">
            {words.deposit}
          </button>
        </EmptyPlace>
      ),
    },
    {
      name: 'long',
      show: () => (
        <EmptyPlace title={longWords} note={longWords}>
          {null}
        </EmptyPlace>
      ),
    },
  ],
  'not-loaded': [
    { name: 'default', show: () => <NotLoaded failure={failure} onRetry={nothing} /> },
    { name: 'in other words', show: () => <NotLoaded note={longWords} onRetry={nothing} /> },
  ],
  optional: [
    {
      name: 'what cannot be had',
      show: () => (
        <Optional fallback={words.empty}>
          <Absent />
        </Optional>
      ),
    },
  ],
  skeleton: [{ name: 'default', show: () => <Skeleton heights={[64, 36, 36]} /> }],
};

/** Stays away, as the script of a part does until it comes. */
const Absent = lazy(() => new Promise<never>(nothing));
