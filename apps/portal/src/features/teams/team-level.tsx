import { type CallValue, listTeam, type TeamMember } from '@pelita/contract';
import { Amount } from '@pelita/ui/amount';
import { Answer } from '@pelita/ui/answer';
import { type Column, DataTable } from '@pelita/ui/data-table';
import type { Days } from '@pelita/ui/days';
import { Pager } from '@pelita/ui/pager';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { FileButton } from '../../shared/records/record-bar.tsx';
import { ownQuery } from '../../shared/session/own-query.ts';
import { AccountSearch } from './account-search.tsx';
import { MemberActs } from './member-acts.tsx';

type Level = CallValue<typeof listTeam>;

/** AC-04: one level of the tree at a time, or what a search finds in all of it. */
export function TeamLevel({ days = {}, withActs = false }: { days?: Partial<Days>; withActs?: boolean }) {
  const [parentId, setParentId] = useState<string>();
  const [account, setAccount] = useState('');
  const [page, setPage] = useState(1);
  const query = { ...days, ...(parentId ? { parentId } : {}), ...(account ? { account } : {}) };
  const answer = useQuery({
    ...ownQuery('team', 'level', JSON.stringify(query), page),
    queryFn: () => send(listTeam, { query: { ...query, pageNum: String(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const show = (next: string | undefined) => {
    setParentId(next);
    setAccount('');
    setPage(1);
  };
  const text = useText('agentCentre');
  return (
    <Answer of={answer}>
      {(level) => (
        <>
          <div className="record-bar">
            <Path level={level} onShow={show} />
            <div className="record-filters">
              <AccountSearch
                value={account}
                onChange={(next) => {
                  setAccount(next);
                  setPage(1);
                }}
              />
              <FileButton call={listTeam} input={{ query }} name={`${level.from}_${level.to}`} list={text('tree')} />
            </div>
          </div>
          <Members level={level} onShow={show} withActs={withActs} onChanged={() => void answer.refetch()} />
          <Pager current={page} total={level.totalPages} onPage={setPage} />
        </>
      )}
    </Answer>
  );
}

function Path({ level, onShow }: { level: Level; onShow: (parentId: string | undefined) => void }) {
  const text = useText('agentCentre');
  return (
    <nav aria-label={text('tree')} className="team-path">
      {level.path.map(({ playerId, username }, at) => (
        <span key={playerId}>
          {at > 0 && <ChevronRight aria-hidden size={14} className="mirrored" />}
          {at === level.path.length - 1 ? (
            <b aria-current="page">{username}</b>
          ) : (
            <button type="button" className="link" onClick={() => onShow(at === 0 ? undefined : playerId)}>
              {username}
            </button>
          )}
        </span>
      ))}
    </nav>
  );
}

function Members(props: {
  level: Level;
  withActs: boolean;
  onShow: (parentId: string) => void;
  onChanged: () => void;
}) {
  const { level, withActs, onShow, onChanged } = props;
  const text = useText('agentCentre');
  const { currency } = level;
  const money = (value: string) => <Amount value={value} currency={currency} />;
  const columns: Column<TeamMember>[] = [
    {
      name: 'account',
      head: text('account'),
      cell: ({ playerId, username, type, rebate, members, isOpen }) => (
        <span className="team-account">
          {members > 0 ? (
            <button type="button" className="link" onClick={() => onShow(playerId)}>
              {username}
            </button>
          ) : (
            username
          )}
          <small>{isOpen ? text('typeAndRebate', { type: text(typeName(type)), rebate }) : text('closed')}</small>
        </span>
      ),
    },
    { name: 'members', head: text('team'), isFigure: true, cell: ({ members }) => members },
    { name: 'active', head: text('active'), isFigure: true, cell: ({ active }) => active },
    { name: 'balance', head: text('balance'), isFigure: true, cell: ({ balance }) => money(balance) },
    { name: 'stake', head: text('stake'), isFigure: true, cell: ({ stake }) => money(stake) },
    {
      name: 'result',
      head: text('result'),
      isFigure: true,
      cell: ({ result }) => <Amount value={result} currency={currency} isSigned />,
    },
    ...(withActs
      ? [
          {
            name: 'acts',
            head: text('acts'),
            cell: (member: TeamMember) => <MemberActs member={member} onChanged={onChanged} />,
          },
        ]
      : []),
  ];
  return (
    <DataTable
      caption={text('tree')}
      columns={columns}
      rows={level.content}
      keyOf={({ playerId }) => playerId}
      empty={text('nobodyBelow')}
    />
  );
}

export function typeName(type: number) {
  return `type_${type as 0 | 1 | 2 | 41 | 42}` as const;
}
