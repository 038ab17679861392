import { isAgentType, listTeam } from '@pelita/contract';
import { ComboBox } from '@pelita/ui/combo-box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { ownQuery } from '../../../shared/session/own-query.ts';

const SHOWN = '100';

/** An agent directly below, found by typing the beginning of the name. */
export function DownlineChoice(props: {
  account: string | null;
  onChoose: (account: string | null) => void;
  isMissing: boolean;
}) {
  const { account, onChoose, isMissing } = props;
  const text = useText('agentContracts');
  const fieldText = useText('fieldErrors');
  const [typed, setTyped] = useState('');
  const wanted = typed.trim() === account ? '' : typed.trim();
  const answer = useQuery({
    ...ownQuery('team', 'agents', wanted),
    queryFn: () => send(listTeam, { query: { pageSize: SHOWN, ...(wanted ? { account: wanted } : {}) } }),
    placeholderData: keepPreviousData,
  });
  const agents = (answer.data?.content ?? [])
    .filter(({ level, type, isOpen }) => level === 1 && isOpen && isAgentType(type))
    .map(({ username }) => username);
  const shown = account === null || agents.includes(account) ? agents : [account, ...agents];
  return (
    <ComboBox
      label={text('downline')}
      hint={text('downlineHint')}
      problem={isMissing ? fieldText('required') : undefined}
      choices={shown.map((username) => ({ value: username, label: username }))}
      value={account}
      onChange={onChoose}
      typed={typed}
      onType={setTyped}
    />
  );
}
