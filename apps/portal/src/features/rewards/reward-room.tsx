import './rewards.css';
import { claimReward, getRewardList, type Reward, RewardState, rewardStates } from '@pelita/contract';
import { Answer } from '@pelita/ui/answer';
import { EmptyPlace } from '@pelita/ui/empty-place';
import { Pager } from '@pelita/ui/pager';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import type { RoomProps } from '../../shared/rooms/room.ts';
import { useAct } from '../../shared/security/use-act.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { RewardCard } from './reward-card.tsx';

/** MC-11: what can be claimed, by one press, and what was claimed or is expired. */
export default function RewardRoom({ openRoom }: RoomProps) {
  const text = useText('rewardRoom');
  const client = useQueryClient();
  const { code } = usePageLanguage();
  const [state, setState] = useState<RewardState>('claimable');
  const [page, setPage] = useState(1);
  const rewards = useQuery({
    ...ownQuery('rewards', 'list', code, state, page),
    queryFn: () => send(getRewardList, { query: { state, pageNum: String(page) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
  const act = useAct(() =>
    Promise.all(['rewards', 'bonuses', 'wallets'].map((part) => client.invalidateQueries(ownQuery(part)))),
  );
  const claim = ({ rewardId, title }: Reward) =>
    act.run(async () => {
      await send(claimReward, { body: { rewardId } });
      return text('claimed', { title });
    });
  return (
    <div className="reward-room">
      <div className="reward-states" role="group" aria-label={text('states')}>
        {rewardStates.map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-current={one === state ? 'true' : undefined}
            onClick={() => {
              setState(one);
              setPage(1);
            }}
          >
            {text(`state_${one}`)}
          </button>
        ))}
      </div>
      <Answer of={rewards}>
        {({ content, totalPages }) =>
          content.length === 0 ? (
            <EmptyPlace title={text(`none_${state}`)} note={text('noneNote')}>
              <button type="button" className="button button-quiet" onClick={() => openRoom('bonusDetails')}>
                {text('toBonuses')}
              </button>
            </EmptyPlace>
          ) : (
            <>
              <ul className="reward-cards">
                {content.map((reward) => (
                  <li key={reward.rewardId}>
                    <RewardCard reward={reward} isActing={act.isRunning} onClaim={() => claim(reward)} />
                  </li>
                ))}
              </ul>
              {totalPages > 1 && <Pager current={page} total={totalPages} onPage={setPage} />}
            </>
          )
        }
      </Answer>
    </div>
  );
}
