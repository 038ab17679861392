import { ContractRoom } from './contract-room.tsx';

export default function DailyWageRoom() {
  return <ContractRoom family="daily" />;
}
