import { lazy } from 'react';
import { Optional } from '../state/optional.tsx';
import { Skeleton } from '../state/skeleton.tsx';
import type { TreeProps } from './tree-rows.tsx';

const TreeRows = lazy(() => import('./tree-rows.tsx'));

/** What has parts that have parts: an agent's members and theirs. Only open branches are drawn. */
export function Tree(props: TreeProps) {
  return (
    <Optional fallback={<Skeleton heights={props.branches.map(() => 44)} />}>
      <TreeRows {...props} />
    </Optional>
  );
}
