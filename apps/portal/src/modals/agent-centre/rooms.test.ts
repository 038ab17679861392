import { expect, test } from 'vitest';
import { entriesOf, openRooms, roomsOf } from '../../features/centre/rooms.ts';
import { rooms as descriptors } from '../../rooms/agent-centre/all-rooms.generated.ts';

const rooms = roomsOf(descriptors);
const names = (isOn: (modId: string) => boolean) => entriesOf(openRooms(rooms, isOn)).map(({ name }) => name);

const always = [
  'agentAnnouncement',
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
];
const switched = {
  SIGNCONDIV3: 'agentDividendRecordCopy2',
  DAILYSALCONT3: 'agentDailyWages2',
  HOURSAL3: 'agentHourSalary',
  RTSALARY3: 'agentRealtimeSalary',
};

test('AC-01 MODAL-01 the agent centre has eight entries in their order, and four more, each where its switch is on', () => {
  expect(names(() => false)).toEqual(always);
  expect(names(() => true)).toEqual([...always, ...Object.values(switched)]);
  for (const [modId, name] of Object.entries(switched))
    expect(names((asked) => asked === modId)).toEqual([...always, name]);
});
