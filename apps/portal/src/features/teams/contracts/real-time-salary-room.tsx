import { ContractRoom } from './contract-room.tsx';

export default function RealTimeSalaryRoom() {
  return <ContractRoom family="realtime" />;
}
