import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { useKitText } from '../words/use-kit-text.ts';
import { ReaderLocale } from './reader-locale.tsx';

export type Branch = {
  key: string;
  name: string;
  /** Beside the name, quietly. */
  note?: string;
  /** At the row's end: a figure. */
  figure?: ReactNode;
  branches?: readonly Branch[];
};
export type TreeProps = {
  label: string;
  branches: readonly Branch[];
  open: ReadonlySet<string>;
  onOpen: (open: ReadonlySet<string>) => void;
  onAct?: (key: string) => void;
};

export default function TreeRows({ label, branches, open, onOpen, onAct }: TreeProps) {
  const text = useKitText('kitData');
  const row = (branch: Branch) => (
    <TreeItem id={branch.key} textValue={branch.name} className="tree-row">
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <>
            {hasChildItems ? (
              <Button
                slot="chevron"
                className="tree-chevron"
                aria-label={text(isExpanded ? 'closeBranch' : 'openBranch')}
              >
                <ChevronRight aria-hidden size={18} className="mirrored" />
              </Button>
            ) : (
              <span className="tree-chevron" />
            )}
            <span className="tree-name">
              <b>{branch.name}</b>
              {branch.note !== undefined && <small>{branch.note}</small>}
            </span>
            <span className="tree-figure">{branch.figure}</span>
          </>
        )}
      </TreeItemContent>
      <Collection items={(branch.branches ?? []).map((one) => ({ ...one, id: one.key }))}>{row}</Collection>
    </TreeItem>
  );
  return (
    <ReaderLocale>
      <Tree
        className="tree"
        aria-label={label}
        items={branches.map((one) => ({ ...one, id: one.key }))}
        expandedKeys={open}
        onExpandedChange={(keys) => onOpen(new Set([...keys].map(String)))}
        {...(onAct ? { onAction: (key: string | number) => onAct(String(key)) } : {})}
      >
        {row}
      </Tree>
    </ReaderLocale>
  );
}
